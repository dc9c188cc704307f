import { hashSource, type LateScripts, readInline, sealPage } from "./sealPage";

const EARLY = 'document.title="early"';
const BOOTSTRAP =
  '<template data-late=""><!-- slice-start id="_gatsby-scripts-1" --><script>one()</script><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></template>';
const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<style data-href="/a.css">.a{}</style><script data-early="">${EARLY}</script></head><body><div id="___gatsby"><div id="gatsby-focus-wrapper">${body}</div><div id="gatsby-announcer"></div></div>${BOOTSTRAP}</body></html>`;
const read = (body: string, head?: string) =>
  readInline(Buffer.from(page(body, head)), "public/x/index.html");

test("the site's own script and styles go into the policy, by their digests", () => {
  expect(read("<p>Text</p>")).toEqual({
    scripts: [hashSource(EARLY)],
    styles: [hashSource(".a{}")],
    problems: [],
  });
  expect(hashSource("")).toBe("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
});

test("a script of the site after what React renders goes into it, too", () => {
  const html = page("<p>Text</p>").replace("</body>", "<script>last()</script></body>");
  const { scripts, problems } = readInline(Buffer.from(html), "public/x/index.html");
  expect([scripts.includes(hashSource("last()")), problems]).toEqual([true, []]);
});

test("data in a script element needs no digest", () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  expect(read("", data).scripts).not.toContain(hashSource('{"a":1}'));
});

test("speculation rules need one, as a script does", () => {
  const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
  expect(read("", rules).scripts).toContain(hashSource('{"prefetch":[]}'));
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
  const about = problems.filter(({ message }) => message.includes(said));
  expect(about).toMatchObject([{ severity, file: "public/x/index.html" }]);
  expect(about[0]?.fix).toBeTruthy();
});

test("a handler is reported along with a style attribute before it", () => {
  const { problems } = read('<p style="color:red" onclick="a()">x</p><p style="b">y</p>');
  expect(problems.map(({ severity }) => severity).sort()).toEqual(["error", "warning"]);
});

test("text in any script is read as the bytes it has", () => {
  const styles = '.a::after{content:"→ größer"}';
  const { scripts, problems } = readInline(
    Buffer.from(page('<p style="--大:1">x</p>').replace(EARLY, styles)),
    "public/x/index.html",
  );
  expect(scripts).toEqual([hashSource(styles)]);
  expect(problems[0]?.message).toContain('style="--大:1"');
});

test("text about markup is not markup: React has escaped its quotation marks", () => {
  expect(read("<p>&lt;script&gt; and style=&quot;a&quot;</p>").problems).toEqual([]);
});

describe("a sealed page", () => {
  const sealed = (html: string, policy: string, late: LateScripts) =>
    sealPage(Buffer.from(html), policy, late).toString();
  const first = sealed(page("<p>Text</p>"), "default-src 'none'", {
    build: "b1",
    scripts: [["/app.js", "sha256-a"]],
  });

  test("has the policy before everything that it is for", () => {
    expect(first).toContain(
      `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`,
    );
  });

  test("has the scripts as data, between the comments by which Gatsby finds the place again", () => {
    expect(first).toContain(
      '<template data-late=""><!-- slice-start id="_gatsby-scripts-1" -->{"build":"b1","scripts":[["/app.js","sha256-a"]]}<!-- slice-end id="_gatsby-scripts-1" --></template>',
    );
    expect(first).not.toContain("<script>one()</script>");
  });

  test("has no address in it that could end the comments or the element", () => {
    const late = { build: "b1", scripts: [["/<!--</template>.js", "sha256-a"]] as const };
    expect(sealed(page(""), "", late)).toContain('"/\\u003c!--\\u003c/template>.js"');
  });

  test("accepts another policy and other scripts in place of its own", () => {
    const late = { build: "b2", scripts: [["/app2.js", "sha256-b"]] as const };
    const second = sealed(first, "default-src 'self'", late);
    expect(second).toBe(sealed(page("<p>Text</p>"), "default-src 'self'", late));
    expect(sealed(second, "default-src 'self'", late)).toBe(second);
  });
});
