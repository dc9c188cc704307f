import { contentsOf } from "../builtSite";
import { smallSite } from "../smallSite";

const copy = smallSite();
const post = (title: string, text: string) => `---\ntitle: ${title}\nauthors: [team]\ntags: [news]\n---\n\n${text}\n\n<!-- truncate -->\n\nMore.\n`;

beforeAll(() => {
  copy.write("content/blog/authors.yml", "team: { name: The team, kind: team, description: Writes here. }\n");
  copy.write("content/blog/tags.yml", "news: { label: News, description: What is new. }\n");
  copy.write("content/blog/2026-01-01-first.md", post("First", "The first swap."));
  copy.write("content/blog/2026-02-01-second.md", post("Second", "The second swap."));
});
afterAll(() => copy.dispose());

/** Every built file as text, without the number that webpack gives each of its runs. */
function built(): Readonly<Record<string, string>> {
  const { status, output } = copy.build();
  expect(output).not.toContain("✖");
  expect(status).toBe(0);
  const contents = contentsOf(copy.publicDir);
  const run = /"webpackCompilationHash":"(\w+)"/.exec(contents["page-data/app-data.json"] ?? "")?.[1] ?? "";
  expect(run).not.toBe("");
  return Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, text.replaceAll(run, "")]));
}

test("a build after edits gives the same files as a build from nothing, and what was deleted is gone", () => {
  const before = built();
  copy.replace("content/docs/swap.md", "Each swap pays.", "Each swap pays 0.30%.");
  copy.replace("content/docs/support/faq.md", "title: FAQ", "title: Questions");
  copy.replace("content/blog/2026-01-01-first.md", "The first swap.", "The very first swap.");
  copy.write("content/docs/limit-orders.md", "---\ntitle: Limit orders\n---\n\nAn order that waits for [its price](./swap.md#fees).\n");
  copy.remove("content/docs/pools.md");
  const warm = built();
  copy.remove("public", ".cache");
  const cold = built();
  expect(Object.keys(cold).filter((file) => warm[file] !== cold[file])).toEqual([]);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(["pools/index.html", "blog/first/index.html"]));
  expect(Object.keys(warm)).not.toContain("pools/index.html");
  expect(warm["limit-orders/index.html"]).toContain("An order that waits");
});
