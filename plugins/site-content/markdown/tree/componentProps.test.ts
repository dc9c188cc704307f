import * as builtIn from "../../../../src/components/mdx/builtIn";
import { componentNames } from "../../../../src/domain/componentSpec";
import { element, type TreeProps } from "../../../../src/domain/documentTree";
import { finished, load, source } from "../../../../src/testing/builders";
import { componentProps } from "./componentProps";

const names = componentNames(builtIn);

/** Severity, message and remedy of each problem of a component. */
function problemsOf(type: string, props: TreeProps): string[] {
  const found: string[] = [];
  componentProps(element(type, props), names, (severity, _line, message, fix) =>
    found.push(`${severity}: ${message} ${fix}`),
  );
  return found;
}

const TABLE = 'Write rows={[{ name: "…", type: "…", description: "…" }]}.';

test.each<[string, TreeProps, string[]]>([
  [
    "ParamTable",
    { caption: "P", rows: [{ name: "amount", type: "u64" }] },
    [`error: Entry 1 of rows of <ParamTable> has no description. ${TABLE}`],
  ],
  [
    "ParamTable",
    { caption: "P", rows: "…" },
    [`error: rows of <ParamTable> is "…", but must be a list. ${TABLE}`],
  ],
  [
    "ParamTable",
    { caption: "P", rows: [{ name: {}, type: [] }, 5] },
    [`error: name of entry 1 of rows of <ParamTable> is {}, but must be text. ${TABLE}`],
  ],
  [
    "CompareTable",
    { caption: "C", columns: "a", rows: [["a", true]] },
    [
      'error: columns of <CompareTable> is "a", but must be a list. Write columns={["…"]}.',
      'error: Entry 2 of entry 1 of rows of <CompareTable> is true, but must be text. Write rows={[["…"]]}.',
    ],
  ],
  [
    "Bars",
    { alt: "A" },
    ['error: <Bars> has no rows. Add rows={[{ label: "…", value: 1 }]} to the tag.'],
  ],
  [
    "Logo",
    { on: "drak" },
    ['error: on of <Logo> is "drak", but must be light or dark. Write on="light".'],
  ],
  [
    "Card",
    { to: "/a", title: "" },
    ['error: title of <Card> is "", but must be text. Write title="…".'],
  ],
  [
    "Checklist",
    { id: "a", items: ["b", " "] },
    ['error: Entry 2 of items of <Checklist> is " ", but must be text. Write items={["…"]}.'],
  ],
  ["CompareTable", { caption: "C", columns: ["", "a"], rows: [["b", ""]] }, []],
  ["MockPanel", { title: "A", alt: "B", rows: [{ label: "C", value: "", note: "" }] }, []],
  [
    "ExampleValue",
    { of: "url.app" },
    ['error: <ExampleValue> has no k. It has "of", which is unknown. Add k="…" to the tag.'],
  ],
  [
    "Step",
    { title: "A", reslut: "B" },
    [
      'lenient: <Step> has no property "reslut". Did you mean "result"? Use title, result, or remove it.',
    ],
  ],
  [
    "MockPanel",
    { title: "A", alt: "B", rows: [{ label: "C", value: "D", nota: "E" }] },
    [
      'lenient: Entry 1 of rows of <MockPanel> has no property "nota". Did you mean "note"? Use label, value, note, or remove it.',
    ],
  ],
  [
    "GlossaryIndex",
    { group: "x" },
    ['lenient: <GlossaryIndex> has no property "group". Remove it.'],
  ],
  ["Step", { title: "A", id: "a", className: "b", "data-x": "c" }, []],
])("<%s> with %j", (type, props, problems) => {
  expect(problemsOf(type, props)).toStrictEqual(problems);
});

test("a long value is cut", () => {
  const [found = ""] = problemsOf("Checklist", { id: "a", items: "long ".repeat(100) });
  expect(found.length).toBeLessThan(160);
});

test("the view gets the properties in the shapes it needs, without unknown ones", () => {
  const rows = [{ label: 2026, value: "12" }];
  const props = { id: "x", "data-x": {}, alt: "A", rows, hieght: 5 };
  expect(componentProps(element("Bars", props), names, () => undefined)).toStrictEqual({
    alt: "A",
    rows: [{ label: "2026", value: 12 }],
    id: "x",
  });
});

test("a component that cannot be shown keeps its children", async () => {
  expect(await finished("a\n\n<Details summary={['b']}>\n\nc\n\n</Details>", "mdx")).toStrictEqual({
    html: "<p>a</p><p>c</p>",
    problems: ['3: summary of <Details> is ["b"], but must be text.'],
  });
});

test("one mistake in a tag is one problem, with its line", async () => {
  const page = "---\ntitle: A\n---\n\nIt is <ExampleValue of='url.forum' />.\n";
  const { problems } = await load([source("content/docs/a.mdx", page)]);
  expect(problems.filter(({ severity }) => severity === "error")).toMatchObject([
    { file: "content/docs/a.mdx", line: 5, message: expect.stringMatching(/ has no k\./) },
  ]);
  expect(problems.filter(({ message }) => message.includes("ExampleValue"))).toHaveLength(1);
});

test("a property that is not data is one problem", async () => {
  expect(await finished("<Steps><Step title={f()}>\n\na\n\n</Step></Steps>", "mdx")).toStrictEqual({
    html: "<Steps><p>a</p></Steps>",
    problems: ['1: "f()" is a call, which is not data.'],
  });
});
