import { existsSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../builtSite";
import { formerSite, NAME, whileBroken } from "./ownerSite";

const copy = formerSite();
afterAll(() => copy.dispose());

test("npm run new:site refuses when there is no way back, and changes nothing", async () => {
  const before = listFiles(path.join(copy.root, "content"));
  const { status, output } = await copy.script("new:site", NAME);
  expect([status, output]).toEqual([1, expect.stringContaining("Nothing was changed.")]);
  expect(listFiles(path.join(copy.root, "content"))).toEqual(before);
});

test("npm run new:site makes a site that passes the content check", async () => {
  copy.write("content/editorial/plan.yml", "example: true\n");
  copy.write("content/site.yml", 'product: { name: "Open');
  expect((await copy.script("new:site", NAME, "--yes")).status).toBe(0);
  expect(existsSync(path.join(copy.root, "content/editorial"))).toBe(false);
  expect(await copy.script("check:content")).toEqual({
    status: 0,
    output: "6 pages read, no problems found\n",
  });
});

test("the content check reports broken files and links in one report, with file, line and fix", async () => {
  const { status, output } = await whileBroken(copy, () => copy.script("check:content"));
  expect(status).toBe(1);
  for (const line of [
    'content/docs/broken.mdx:2  Unknown key "titel". Did you mean "title"?',
    "content/docs/broken.mdx:6  Unknown component <Foo>.",
    'content/blog/2025-02-02-broken.mdx:3  Unknown author "nobody".',
    'content/blog/2025-02-02-broken.mdx:4  Unknown tag "newz". Did you mean "news"?',
    'content/docs/links.md:3  The link "/getting-startd" leads to no page. Did you mean "/getting-started"?',
    'content/docs/links.md:5  The link "/getting-started#nowhere" leads to no anchor',
  ])
    expect(output).toContain(line);
  expect(output).not.toContain('"/nowhere"');
});
