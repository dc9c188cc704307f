import { compiled } from "../../../../src/testing/builders";

const html = async (text: string) => (await compiled(text, "md")).html;

test.each([
  ['![A](a.png){ width="300" }\n*B*', '<p><img src="a.png" alt="A" width=300/><em>B</em></p>'],
  [
    "a ![A](a.png){: .wide #x align=left }, b",
    '<img src="a.png" alt="A" className="wide" id="x" align="left"/>, b',
  ],
  ["[![A](a.png){width=50%}](b.md)", '<img src="a.png" alt="A" width="50%"/></a>'],
  [
    '<figure markdown="span">\n  ![A "b"](a.png "T"){ width="300" }\n  <figcaption>B</figcaption>\n</figure>\n\n![C](c.png)',
    '<figure><img src="a.png" alt="A \\"b\\"" title="T" width=300/><figcaption>B</figcaption></figure>',
  ],
  [
    '<figure class="x" markdown>![A](a.png)</figure>',
    '<figure className="x"><img src="a.png" alt="A"/></figure>',
  ],
  [
    'See **[A](/a){target=_blank}**, [B](/b){: .btn rel="noopener" }{:target="_blank"} and [C][c]{ data-preview }.\n\n[c]: /c',
    '<p>See <strong><a href="/a">A</a></strong>, <a href="/b">B</a> and <a href="/c">C</a>.</p>',
  ],
  [
    "- [A](/a){target=\\_blank}: b\n- [![C](c.png)](/c){ .md-button }",
    '<li><a href="/a">A</a>: b</li><li><a href="/c"><img src="c.png" alt="C"/></a></li>',
  ],
  ["<figure markdown>\n\n![A](a.png){ width=300 }\n**b**\n\n</figure>", "<strong>b</strong>"],
])("%s has its pictures and settings, without a report", async (text, part) => {
  const found = await compiled(text, "md");
  expect(found.html).toContain(part);
  expect(found.problems).toStrictEqual([]);
});

test.each([
  ["![A](a.png){product}", "{product}"],
  ["![A](a.png) { width=3 }", "{ width=3 }"],
  ["[A](/a){ width=3 }", "{ width=3 }"],
  ["[A](/a){ #b .c }", "{ #b .c }"],
  ["[A](/a){product}", "{product}"],
  ["[A](/a) {target=_blank}", "{target=_blank}"],
  ["`![A](a.png){ width=3 }`", "![A](a.png){ width=3 }"],
  ["<figure>\n![A](a.png)\n</figure>", "![A](a.png)"],
])("%s keeps its text", async (text, part) => {
  expect(await html(text)).toContain(part);
});
