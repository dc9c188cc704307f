import { svgFault } from "./svgFault";

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="x" ${attributes}>${inside}</svg>`;

test.each([
  [
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">' +
      svg(""),
  ],
  [svg('<style>.a{fill:red;mask:url(#m)}</style><path class="a" d="M0 0"/>')],
  [svg('<defs><path id="a"/></defs><use xlink:href="#a"/><g style="fill:url( \'#b\' )"/>')],
  [
    svg(
      '<image href="data:image/png;base64,AAAA"/><a href="https://example.com"><text>x</text></a>',
    ),
  ],
  [
    svg(
      "<metadata><RDF xmlns='rdf'><Work about=''/></RDF></metadata><filter><feGaussianBlur/></filter>",
    ),
  ],
  [
    `<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.0//EN' "x.dtd" [ ]>\n<!-- a > b -->${svg('<?xpacket begin="\uFEFF"?><style><![CDATA[a > b {}]]></style>')}`,
  ],
  [svg('<text>onload="x" C:\\a url(</text>')],
  [svg("<text>a &amp; b &#160;&#xa0; &lt;</text><style><![CDATA[a & b {}]]></style>")],
  [`\ufeff<?xml version="1.0"?>${svg("")}`],
])("a plain drawing has no fault: %s", (text) => {
  expect(svgFault(text)).toBeUndefined();
});

test.each([
  [
    '<svg viewBox="0 0 1 1"><path/></svg>',
    'has no xmlns="http://www.w3.org/2000/svg" in its <svg>',
  ],
  [svg("<text>a&nbsp;b</text>"), "is not valid XML, at 1:70: undefined entity"],
  [svg("", 'aria-label="a&b"'), "is not valid XML, at 1:79: unexpected end"],
  [svg("<g><path></g>"), "is not valid XML, at 1:70: unexpected close tag"],
  [svg("<script>x</script>"), "has <script>"],
  [svg("<SCRIPT>x</SCRIPT>"), "has <SCRIPT>"],
  [svg("<s:script xmlns:s='s'>x</s:script>"), "has <s:script>"],
  [svg("", 'onload="x()"'), "has the event handler onload"],
  [svg('<g OnClick="x()"/>'), "has the event handler onclick"],
  [svg("<a><animate attributeName='href' values='javascript:x'/></a>"), "has <animate>"],
  [svg("<set attributeName='href' to='javascript:x'/>"), "has <set>"],
  [svg("<foreignObject/>"), "has <foreignObject>"],
  [svg('<a xlink:href="javascript:x">y</a>'), 'refers to "javascript:x"'],
  [svg('<a href="java\nscript:x">y</a>'), 'refers to "javascript:x"'],
  [svg('<image href="https://evil.example/a.png"/>'), 'refers to "https://evil.example/a.png"'],
  [svg('<image href="/etc/passwd"/>'), 'refers to "/etc/passwd"'],
  [svg('<image href="data:image/svg+xml,x"/>'), 'refers to "data:image/svg+xml,x"'],
  [svg('<use href="other.svg#a"/>'), 'refers to "other.svg#a"'],
  [
    svg('<style>@import "https://evil.example/a.css";</style>'),
    "has a style that loads or hides something",
  ],
  [
    svg("<style><![CDATA[a{fill:url(//evil.example)}]]></style>"),
    "has a style that loads or hides something",
  ],
  [
    svg("<style>a{fill:u\\72l(//evil.example)}</style>"),
    "has a style that loads or hides something",
  ],
  [svg('<g style="fill:url(https://evil.example)"/>'), "has a style that loads or hides something"],
  [svg('<g filter="url(https://evil.example#a)"/>'), "has a style that loads or hides something"],
  [svg("<g mask=\"src('https://evil.example/a')\"/>"), "has a style that loads or hides something"],
  [svg('<h:div xmlns:h="http://www.w3.org/1999/xhtml"/>'), "has HTML in it"],
  [`<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg("&x;")}`, "declares entities"],
  [
    `<!DOCTYPE svg SYSTEM "a>b" [<!ATTLIST svg onload CDATA "x()">]>${svg("")}`,
    "declares entities",
  ],
  ...['@im<!-- -->port "//evil.example";', '@im&#112;ort "//evil.example";'].map((css) => [
    svg(`<style>${css}</style>`),
    "has a style that loads or hides something",
  ]),
  [
    svg("<style>a{fill:ur<![CDATA[l(//evil.example)}]]></style>"),
    "has a style that loads or hides something",
  ],
  [
    svg("<style>a{mask:image-set('//evil.example' 1x)}</style>"),
    "has a style that loads or hides something",
  ],
  [svg('<g xml:base="https://evil.example/"/>'), 'refers to "https://evil.example/"'],
  [
    `<?xml-stylesheet href="https://evil.example/a.xsl"?>${svg("")}`,
    "has a style sheet of its own",
  ],
  [`<?xml version="1.0" encoding="UTF-7"?>${svg("")}`, "is written in UTF-7"],
  ["<html><script>x</script></html>", "has <html>"],
  ["", "is not valid XML, at 1:0: document must contain a root element"],
])("%s is refused", (text, fault) => {
  expect(svgFault(text)).toBe(fault);
});

const HARMFUL = '<svg onload="x()"></svg>';
/** Texts of which a lenient parser sees a drawing without a fault, and those of browsers another drawing. */
test.each([
  `<!DOCTYPE svg [<!-- ><svg/><![CDATA[ -->]>${HARMFUL}<!-- ]]> -->`,
  `<!DOCTYPE svg [<?x ><svg/><!-- ?>]>${HARMFUL}<!-- -->`,
  `<!DOCTYPE svg SYSTEM "><svg/><!--">${HARMFUL}<!-- -->`,
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x">${svg('<style>&commat;import "//evil.example/a.css"</style>')}`,
  `<!--a--!><svg/><![CDATA[-->${HARMFUL}<!--]]>-->`,
])("%s is refused", (text) => {
  expect(svgFault(text)).toBeDefined();
});

test("a drawing in UTF-16 that is wrapped in one in UTF-8 is refused", () => {
  const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16();
  const bytes = Buffer.concat([
    Buffer.from("feff", "hex"),
    utf16("<!--"),
    Buffer.from("/><svg></svg> "),
    utf16('--><svg onload="x()"></svg><!--'),
    Buffer.from("/></\0></\0s\0v\0g\0>"),
    utf16("-->"),
  ]);
  expect(svgFault(bytes.toString())).toBe("is not valid XML, at 1:3: disallowed character");
});

test("a drawing with 100,000 nested elements is refused at once", () => {
  expect(svgFault(svg("<g>".repeat(100_000)))).toBe("nests too deeply");
});
