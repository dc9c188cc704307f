import { inlineElements, markupOf, textsOf } from "./builtPage";

const bytes = (html: string) => Buffer.from(html);
const elements = (html: string) =>
  inlineElements(bytes(html)).map(({ name, attributes, contentStart, contentEnd, start, end }) => [
    name,
    attributes,
    html.slice(contentStart, contentEnd),
    html.slice(start, end),
  ]);

describe("the strings of a page", () => {
  test("are a single one for a small page", () => {
    expect(textsOf(bytes("<p>Fees</p>"))).toEqual(["<p>Fees</p>"]);
    expect(textsOf(bytes(""))).toEqual([]);
  });

  test("are cut only before tags for a large page, and nothing is lost", () => {
    const paragraph = `<p id="fees">${"a".repeat(999)}</p>`;
    const texts = textsOf(bytes(paragraph.repeat(200)));
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(text).toMatch(/^<[\s\S]*>$/);
    expect(texts.join("")).toBe(paragraph.repeat(200));
  });

  test.each([
    ["of one tag and much text", `<p>${"a".repeat(200_000)}</p>`, 2],
    ["without a tag", "a".repeat(200_000), 1],
  ])("are cut where possible for a page %s", (_, html, count) => {
    const texts = textsOf(bytes(html));
    expect(texts).toHaveLength(count);
    expect(texts.join("")).toBe(html);
  });
});

describe("scripts and styles of a page", () => {
  test.each([
    ["a style", "<style>.a{}</style>", ["style", "", ".a{}", "<style>.a{}</style>"]],
    [
      "attributes",
      '<script src="/a.js" async></script>',
      ["script", ' src="/a.js" async', "", undefined],
    ],
    ["capital letters", "<SCRIPT>a()</Script>", ["script", "", "a()", undefined]],
    [
      "a tag in a script",
      "<script>'<style></styles>'</script>",
      ["script", "", "'<style></styles>'", undefined],
    ],
    ["a line break in tags", "<script\n>a()</script\n>", ["script", "\n", "a()", undefined]],
    ["none at its end", "<style>.a{}", ["style", "", ".a{}", "<style>.a{}"]],
  ] as const)("%s", (_, html, [name, attributes, content, all]) => {
    expect(elements(`<p>${html}`)).toEqual([[name, attributes, content, all ?? html]]);
  });

  test.each([
    "<section>a</section>",
    "<scripts>a</scripts>",
    "<style-guide>a</style-guide>",
    "a < script>",
    "<styl",
  ])("%s is neither a script nor a style", (html) => expect(elements(html)).toEqual([]));

  test("are found one after the other, and after multi-byte characters", () => {
    const page = bytes("<p>größer → 大</p><style>.a{}</style><script>→</script><p>");
    const found = inlineElements(page);
    const contents = found.map((each) => page.toString("utf8", each.contentStart, each.contentEnd));
    expect(contents).toEqual([".a{}", "→"]);
  });
});

test("markup is the page without their contents", () => {
  const html = '<p>A</p><style>.a{}</style><p>B</p><script src="/a.js">x</script><p>C</p>';
  expect(markupOf(bytes(html)).join("")).toBe(
    '<p>A</p><style></style><p>B</p><script src="/a.js"></script><p>C</p>',
  );
});
