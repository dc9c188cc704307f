import { hashSource, readInline, sealPage } from "./sealPage";

const EARLY = 'document.title="→ early"';
const LATE =
  '<template data-late=""><script>window.___webpackCompilationHash="b1";</script><script src="/p.js" nomodule></script><script src="/docs/app.js" async></script></template>';
const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<style data-href="/a.css">.a{}</style><script data-early="">${EARLY}</script></head><body><div id="___gatsby">${body}</div>${LATE}</body></html>`;
const read = (body: string, head?: string) => readInline(page(body, head), "public/x/index.html");

test("the site's own script and styles go into the policy, by their digests", () => {
  expect(read("<p>Text</p>")).toEqual({
    scripts: [hashSource(EARLY)],
    styles: [hashSource(".a{}")],
    problems: [],
  });
  expect(hashSource("")).toBe("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
});

test("data in a script element needs no digest; speculation rules do, as a script does", () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
  expect(read(data, data + rules)).toMatchObject({
    scripts: [hashSource('{"prefetch":[]}'), hashSource(EARLY)],
    problems: [],
  });
});

test.each([
  ["a script in the body", "<script>steal()</script>", "<script>steal()</script>", "error"],
  ["one in capital letters", "<SCRIPT>steal()</SCRIPT>", "<SCRIPT>", "error"],
  ["a module", '<script type="module">steal()</script>', 'type="module"', "error"],
  ["a script of another site", '<script src="https://e.example/x.js"></script>', "src=", "error"],
  ["styles in the body", "<style>p{}</style>", "<style>", "error"],
  ["a handler", '<p onclick="steal()">x</p>', 'onclick="steal()"', "error"],
  ["a handler in capital letters", '<p ONCLICK="steal()">x</p>', 'ONCLICK="steal()"', "error"],
  ["a style attribute", '<p style="color:red">x</p>', 'style="color:red"', "warning"],
])("%s is reported", (_, body, said, severity) => {
  const { problems } = read(body);
  expect(problems).toMatchObject([{ severity, file: "public/x/index.html" }]);
  expect(problems[0]?.message).toContain(said);
});

test("text about markup is not markup: React has escaped its quotation marks", () => {
  expect(read("<p>&lt;script&gt; and style=&quot;a&quot;</p>").problems).toEqual([]);
});

test("a sealed page has the policy before everything that it is for, and the scripts as data", () => {
  const sealed = sealPage(page("<p>Text</p>"), "default-src 'none'");
  expect(sealed).toContain(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`,
  );
  expect(sealed).toContain(
    '<template data-late="">{"build":"b1","scripts":["/docs/app.js"]}</template>',
  );
});

test("scripts that Gatsby writes in another way stop the build", () => {
  const changed = page("").replace("async", "defer");
  expect(() => sealPage(changed, "")).toThrow("it writes them differently");
});
