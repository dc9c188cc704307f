import { changeLines, changeTable, pageChanges, suspiciousLosses } from "./changes";

type Kind = { readonly group?: string; readonly content?: string };
const record = (objectID: string, { group = "Guides", content = "" }: Kind = {}) => ({
  objectID,
  content,
  hierarchy: { lvl0: group },
});
const many = (count: number, page: string, group?: string) =>
  Array.from({ length: count }, (_, n) => record(`${page}#${n}`, { ...(group && { group }) }));

test("the difference names every page that changes, with what is added, removed and changed", () => {
  const before = [record("/a#"), record("/a#x"), record("/b#"), record("/same#")];
  const after = [
    record("/a#", { content: "new" }),
    record("/a#y"),
    record("/a#z"),
    record("/same#"),
  ];
  const changes = pageChanges(before, after);
  expect(changeLines(changes)).toEqual(["/a +2 −1 ~1", "/b −1"]);
  expect(changeTable(changes)).toContain("| `/a` | 2 | 1 | 1 |");
  expect(changeTable(changes)).toContain("| all | 2 | 2 | 1 |");
  expect(changeTable([])).toBe("The search records do not change.\n");
});

const guides = many(90, "/guide");
const api = many(40, "/api", "API");
const legal = many(2, "/legal", "Legal");

test.each<[string, readonly ReturnType<typeof record>[], readonly string[]]>([
  ["nothing is lost", [...guides, ...api, ...legal], []],
  ["a tenth of a group is lost", [...guides, ...api.slice(4), ...legal], []],
  [
    "most of one group is lost, a fifth of all",
    [...guides, ...api.slice(30), ...legal],
    ["Its group “API” has 40 records, this build only 10: 75 % fewer."],
  ],
  [
    "a small group is lost",
    [...guides, ...api],
    ["Its group “Legal” has 2 records, this build only 0: 100 % fewer."],
  ],
  ["half of a small group is lost", [...guides, ...api, ...legal.slice(1)], []],
  ["a group gets another name", [...guides, ...many(40, "/api", "Reference"), ...legal], []],
  ["a page of a group moves", [...guides, ...many(40, "/reference", "API"), ...legal], []],
  [
    "most of everything is lost",
    [...guides.slice(60), ...api.slice(36), ...legal],
    [
      "The index has 132 records, this build only 36: 73 % fewer.",
      "Its group “Guides” has 90 records, this build only 30: 67 % fewer.",
      "Its group “API” has 40 records, this build only 4: 90 % fewer.",
    ],
  ],
])("when %s", (_, after, losses) => {
  expect(suspiciousLosses([...guides, ...api, ...legal], after)).toEqual(losses);
});

test("a group of one record is counted in the singular", () => {
  expect(suspiciousLosses([...guides, ...many(1, "/faq", "FAQ")], guides)).toEqual([
    "Its group “FAQ” has 1 record, this build only 0: 100 % fewer.",
  ]);
});
