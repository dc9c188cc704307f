import { finished } from "../../../../src/testing/builders";

const problems = async (body: string, format: "md" | "mdx" = "md") =>
  (await finished(body, format)).problems;

describe("unsafe markup", () => {
  test.each(
    "script SCRIPT iframe iFRAME object embed link meta base form title button select textarea dialog input template noscript use animate foreignObject math".split(
      " ",
    ),
  )("<%s> is a problem and removed", async (name) => {
    const tag = name === "SCRIPT" ? "sCRIPT" : name;
    expect(await finished(`a\n\n<p>b<${tag} x="y">c</${tag}></p>`, "mdx")).toStrictEqual({
      html: "<p>a</p><p>b</p>",
      problems: [`3: <${tag}> is not allowed in a page.`],
    });
  });

  test.each(["md", "mdx"] as const)(
    "a frame of another site becomes a link to it, in .%s",
    async (format) => {
      const frame = '<iframe width="5" src="https://video.example/1" title="A swap"></iframe>';
      expect(await finished(`a\n\n${frame}`, format)).toStrictEqual({
        html: '<p>a</p><a href="https://video.example/1">A swap</a>',
        problems: [
          'warning 3: The frame shows another site, "https://video.example/1", so the page links to it.',
        ],
      });
    },
  );

  test.each([
    ['<td colspan="x">a</td>', 'colspan="x" of <td>'],
    ['<ol type="z"><li>a</li></ol>', 'type="z" of <ol>'],
    ['<ol start="b"><li>a</li></ol>', 'start="b" of <ol>'],
    ['<p dir="up">a</p>', 'dir="up" of <p>'],
    ['<p id="a b">a</p>', 'id="a b" of <p>'],
    ['<p id="">a</p>', 'id="" of <p>'],
    ['<a href="/a" target="_new">a</a>', 'target="_new" of <a>'],
    ['<video controls src="/a.mp4" width="50%"></video>', 'width="50%" of <video>'],
    ['<span aria-label="b">a</span>', 'aria-label="b" of <span>'],
  ])("a value that HTML does not allow is a warning and removed: %s", async (body, what) => {
    const text = body.startsWith("<td") ? `<table><tr>${body}</tr></table>` : body;
    const { html, problems: found } = await finished(text);
    expect(found).toStrictEqual([`warning 1: The attribute ${what} was left out.`]);
    expect(html.toLowerCase()).not.toContain(what.split("=")[0]);
  });

  test.each([
    '<td colspan="2" rowspan="0">a</td>',
    '<ol type="a" start="-1"><li value="3">a</li></ol>',
    '<span role="img" aria-label="b">a</span>',
    '<section aria-label="b">a</section>',
    '<a href="/a" target="_BLANK">a</a>',
  ])("a value that HTML allows is not reported: %s", async (body) => {
    const text = body.startsWith("<td") ? `<table><tr>${body}</tr></table>` : body;
    expect(await problems(text)).toStrictEqual([]);
  });

  test.each([
    ["a", '<a href="/b" ping="https://evil.example">c</a>', '<a href="/b">c</a>', "ping"],
    ["a link", '<a href="/b" data-late="x">c</a>', '<a href="/b">c</a>', "data-late"],
    [
      "a picture",
      '<img src="b.png" alt="" srcset="https://evil.example/b.png">',
      '<img src="b.png" alt="" zoom=true/>',
      "srcset",
    ],
    [
      "a cell",
      '<table><tr><td background="//evil.example">c</td></tr></table>',
      "<table><tbody><tr><td>c</td></tr></tbody></table>",
      "background",
    ],
    [
      "a quotation",
      '<blockquote cite="https://evil.example">c</blockquote>',
      "<blockquote>c</blockquote>",
      "cite",
    ],
  ])(
    "an attribute that %s cannot have is a warning and removed: %s",
    async (_, body, html, name) => {
      const { html: found, problems } = await finished(body);
      expect(found.replace(/<p>|<\/p>|<Table>|<\/Table>/g, "")).toBe(html);
      expect(problems).toStrictEqual([
        expect.stringMatching(`^warning 1: The attribute ${name} of <`),
      ]);
    },
  );

  test("MkDocs' attribute for Markdown in HTML is reported only if the Markdown is not read", async () => {
    const { html, problems } = await finished('<div markdown="1">\n\n**a**\n\n</div>');
    expect({ html, problems }).toStrictEqual({
      html: "<div><p><strong>a</strong></p></div>",
      problems: [],
    });
    expect((await finished("<div markdown>*a*</div>")).problems).toStrictEqual([
      "warning 1: The attribute markdown of <div> was left out.",
    ]);
  });

  test.each([
    ['<font color="red">a</font>', "a", "font"],
    ["<blink>a</blink>", "a", "blink"],
  ])("an element that HTML does not have keeps its content: %s", async (body, html, name) => {
    expect(await finished(body)).toStrictEqual({
      html: expect.stringMatching(new RegExp(`^(<p>)?${html}(</p>)?$`)),
      problems: [`warning 1: The tag <${name}> is not allowed in pages, so it was left out.`],
    });
  });

  test("a picture element becomes the picture in it", async () => {
    const body =
      '<picture><source srcset="https://evil.example/a.png"><img src="b.png" alt=""></picture>';
    expect((await finished(body)).html).toContain('<img src="b.png" alt=""');
    expect((await finished(body)).html).not.toContain("evil");
  });

  test.each([
    [
      '<svg viewBox="0 0 1 1"><title>t</title><path d="M0 0" fill="url(#a)" stroke-width="2"/></svg>',
      [],
    ],
    [
      '<svg><a href="https://evil.example"><text>x</text></a></svg>',
      ["1: <a> is not allowed in a page."],
    ],
    [
      '<svg><a id="x"><animate attributeName="href" values="javascript:x"/></a></svg>',
      ["1: <a> is not allowed in a page."],
    ],
    [
      '<svg><image href="https://evil.example/a.png"/></svg>',
      ["1: <image> is not allowed in a page."],
    ],
    [
      '<svg><path d="M0 0" fill="url(https://evil.example)"/></svg>',
      ['1: fill of <path> loads "url(https://evil.example)".'],
    ],
    [
      '<svg><path d="M0 0" fill="\\75rl(https://evil.example)"/></svg>',
      ['1: fill of <path> loads "\\75rl(https://evil.example)".'],
    ],
    [
      `<svg><path mask='image-set("https://evil.test/z" 1x)'/></svg>`,
      ['1: mask of <path> loads "image-set("https://evil.test/z" 1x)".'],
    ],
    [
      `<svg><path mask='-webkit-image-set("https://evil.test/z" 1x)'/></svg>`,
      ['1: mask of <path> loads "-webkit-image-set("https://evil.test/z" 1x)".'],
    ],
    [
      `<svg><path fill="src('https://evil.test/x')"/></svg>`,
      [`1: fill of <path> loads "src('https://evil.test/x')".`],
    ],
    [
      `<svg><path fill="url( 'https://evil.test/x')"/></svg>`,
      [`1: fill of <path> loads "url( 'https://evil.test/x')".`],
    ],
    [`<svg><path fill="url( '#a' )"/></svg>`, []],
    ["<svg><img src=x></svg>", []],
  ])("a drawing can do nothing but draw: %s", async (body, problems) => {
    const found = await finished(body);
    expect(found.problems.filter((each) => !each.startsWith("warning"))).toStrictEqual(problems);
    expect(found.html).not.toMatch(/evil|javascript|<a[ >]/);
  });

  test.each(["md", "mdx"] as const)(
    "in .%s only the checkboxes of task lists are fields",
    async (format) => {
      expect((await finished("- [x] a", format)).problems).toStrictEqual([]);
      const field = '<input type="password" placeholder="Recovery phrase" />';
      expect((await finished(`b ${field}`, format)).problems).toStrictEqual([
        "1: <input> is not allowed in a page.",
      ]);
    },
  );

  test("a list as an attribute of an element is a problem", async () => {
    expect(await finished("<b title={['a']}>c</b>", "mdx")).toStrictEqual({
      html: "<p><b>c</b></p>",
      problems: ["1: title of <b> is a list or object."],
    });
  });

  test("is found inside HTML of .md, with everything in it", async () => {
    expect(await finished("a\n\n<div>\n<script>alert(1)</script>\n</div>")).toStrictEqual({
      html: "<p>a</p><div/>",
      problems: ["4: <script> is not allowed in a page."],
    });
  });

  test.each([
    ["md", '<b onclick="x()">a</b>', "onClick"],
    ["mdx", '<b onClick="x()">a</b>', "onClick"],
    ["mdx", '<b onclick="x()">a</b>', "onclick"],
  ] as const)(
    "an event handler in .%s is a problem and removed: %s",
    async (format, body, name) => {
      expect(await finished(`a\n\n${body}`, format)).toStrictEqual({
        html: expect.stringContaining("<b>a</b>"),
        problems: [`3: The event handler ${name} on <b> is not allowed.`],
      });
    },
  );

  test("markup in a property is a problem and removed", async () => {
    expect(
      await finished(
        "a\n\n<div dangerouslySetInnerHTML={{ __html: '<script>x</script>' }} />",
        "mdx",
      ),
    ).toStrictEqual({
      html: "<p>a</p><div/>",
      problems: ["3: A tag cannot have dangerouslySetInnerHTML."],
    });
  });

  test.each([
    ["md", '<p style="color:red">a</p>'],
    ["mdx", "<p style={{ color: 'red' }}>a</p>"],
  ] as const)("a style attribute in .%s is a warning and removed", async (format, body) => {
    expect(await finished(body, format)).toStrictEqual({
      html: "<p>a</p>",
      problems: ["warning 1: The style attribute of <p> was left out."],
    });
  });

  test("a component's property may begin with on", async () => {
    expect(await problems('<Logo on="dark" />', "mdx")).toStrictEqual([]);
  });
});

test.each(['<x-foo ONCLICK="x()">a</x-foo>', "<token>a", "Vec<u8>", "a <b then c> d"])(
  "what only looks like a tag is text, with a warning: %s",
  async (body) => {
    const { html, problems } = await finished(body);
    expect(html).toBe(`<p>${body}</p>`);
    expect(problems[0]).toMatch(/^warning 1: "<.*>" is not an HTML tag, so it is shown as text\.$/);
  },
);
