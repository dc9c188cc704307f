import { FIXTURES_ROOT } from "../../../../src/testing/builders";
import { CONTENT_FOLDER } from "../files/source";
import { nearPage } from "./anyCase";

const FILES: [string, string][] = [
  ["content/docs/a.md", "/a"],
  ["content/docs/js/Build.md", "/js/Build"],
  ["content/docs/Guides/README.md", "/Guides"],
  ["content/docs/Two.md", "/Two"],
  ["content/docs/two.md", "/two"],
  ["content/docs/Tide.png.md", "/TIDE.png"],
  ["content/docs/u\u0308ber.md", "/\u00fcber"],
];
const pages = FILES.map(
  ([file, path]) => [file, { path, title: path, description: "", words: 1 }] as const,
);

function near(href: string, file = "content/docs/a.md") {
  return nearPage(file, href, {
    root: FIXTURES_ROOT,
    folderOf: () => CONTENT_FOLDER,
    byFile: new Map(pages),
    byPath: new Map(pages.map(([, page]) => [page.path, page])),
  });
}

test.each([
  ["a route", "/js/build?x=1#y", "/js/Build", "page"],
  ["a route with a slash at its end", "/JS/build/", "/js/Build", "page"],
  ["a file", "js/build.md#y", "js/Build.md", "file"],
  ["a file by its route", "./JS/Build", "js/Build.md", "file"],
  ["a folder", "guides/", "Guides/README.md", "file"],
])(
  "%s with different capitalisation leads to its page, with a problem: %s",
  (_, href, right, what) => {
    const [, rest = ""] = /[^?#]*(.*)/.exec(href) ?? [];
    expect(near(href)).toEqual({
      href: (right.startsWith("Guides") ? "/Guides" : "/js/Build") + rest,
      message: `The link "${href}" leads to no ${what}, but "${right}" differs only in capital letters.`,
      fix: `Write "${right}${rest}"; until then the link leads there.`,
    });
  },
);

test("a file whose name has decomposed accents is found by the usual name", () => {
  expect(near("\u00fcber.md#y")).toEqual({
    href: "/\u00fcber#y",
    message:
      'The link "\u00fcber.md#y" leads to no file: the name of content/docs/u\u0308ber.md has accents separate from their letters, as macOS archives do.',
    fix: "Rename the file, typing its name by hand; until then the link leads there.",
  });
});

test("a file is resolved relative to the page with the link", () => {
  expect(near("../A.md", "content/docs/js/Build.md")?.fix).toContain('Write "../a.md"');
});

test.each([
  ["another word", "/js/builds"],
  ["two pages", "/TWO"],
  ["a file of the static folder", "/tide.png"],
])("a link like that of %s leads nowhere", (_, href) => {
  expect(near(href)).toBeUndefined();
});
