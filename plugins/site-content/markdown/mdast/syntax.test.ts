import { compiled } from "../../../../src/testing/builders";

const inline = (tex: string) => `<code className="language-math math-inline">${tex}</code>`;

const display = (tex: string) =>
  `<pre><code className="language-math math-display">${tex}</code></pre>`;

describe("a dollar sign opens a formula", () => {
  test.each([
    ["around a symbol", "fee $x$.", `fee ${inline("x")}.`],
    ["around several words", "$a + b$", inline("a + b")],
    ["twice in a line", "$x$ and $y_1$", `${inline("x")} and ${inline("y_1")}`],
    ["over a line break", "$a\nb$", inline("a\nb")],
    ["inside a word", "a$b$c", `a${inline("b")}c`],
    ["before a letter", "$x$y", `${inline("x")}y`],
    ["when it is doubled, in a line of text", "$$x$$ too", `${inline("x")} too`],
    [
      "before a letter, after one letter or TeX",
      "the $n$th and $x_i$s",
      `the ${inline("n")}th and ${inline("x_i")}s`,
    ],
    ["when it is doubled, with a space inside and a digit after", "$$ x $$5", `${inline("x")}5`],
  ])("%s", async (_, text, html) => {
    expect(await compiled(text)).toStrictEqual({ html: `<p>${html}</p>`, problems: [] });
  });

  test("on a line of its own, for a display formula", async () => {
    expect(await compiled("$$\nx\n$$")).toStrictEqual({
      html: '<pre><code className="language-math math-display">x</code></pre>',
      problems: [],
    });
  });

  test.each([
    ["alone in its paragraph", "$$ x $$", [display("x")]],
    [
      "in a line of its own",
      "Text:\n$$x$$\nand more.",
      ["<p>Text:</p>", display("x"), "<p>and more.</p>"],
    ],
    ["in lines one below the other", "$$ x $$\n$$ y $$", [display("x"), display("y")]],
    ["after a hard break", "Text:  \n$$x$$", ["<p>Text:</p>", display("x")]],
  ])("in double dollars, %s, for a display formula", async (_, text, html) => {
    expect(await compiled(text)).toStrictEqual({ html: html.join(""), problems: [] });
  });

  test.each([
    ["from the opening dollars on", "$$ x\n= y\n$$", "x\n= y"],
    ["to the closing dollars", "$$\nx\n= y $$", "x = y"],
    [
      "between both",
      "$$\\begin{aligned}\na &= \\{b\\} \\\\\n\\end{aligned}$$",
      "\\begin{aligned}\na &= \\{b\\} \\\\ \\end{aligned}",
    ],
    ["with the full stop of its sentence", "$$x\n- y$$.", "x - y."],
  ])("in double dollars over several lines, %s", async (_, text, tex) => {
    for (const format of ["md", "mdx"] as const)
      expect(await compiled(`${text}\n\nb`, format)).toStrictEqual({
        html: `${display(tex)}<p>b</p>`,
        problems: [],
      });
  });

  test.each([
    [
      "a list item",
      "- a\n  $$x\n  = y$$\n- b",
      `<ul><li>a\n${display("x = y")}</li><li>b</li></ul>`,
    ],
    ["a quotation", "> $$x\n> = y$$\n\nb", `<blockquote>${display("x = y")}</blockquote><p>b</p>`],
  ])("in double dollars over several lines of %s", async (_, text, html) => {
    expect((await compiled(text)).html).toBe(html);
  });

  test("not in code", async () => {
    const { html } = await compiled("```tex\n$$ x\n= y$$\n```");
    expect(html).toContain("$$ x\n= y$$");
  });

  test("in a list item for a display formula in it", async () => {
    expect((await compiled("- a\n  $$x$$")).html).toBe(`<ul><li>a\n${display("x")}</li></ul>`);
  });

  test("in .mdx as in .md", async () => {
    expect((await compiled("fee $x_{1}$, \\$5", "mdx")).html).toBe(
      `<p>fee ${inline("x_{1}")}, $5</p>`,
    );
  });
});

describe("a dollar sign is a dollar sign", () => {
  test.each([
    "from $5 to $10",
    "$5",
    "US$5 and US$6",
    "$5/$10",
    "The $SUPRA token ($SUPRA) and the $ETH/$USDC pool",
    "$HOME/$USER",
    "A=$B then C=$D",
    "$1,000.50 – $2,000",
    "a $ x$ b",
    "a $x $ b",
    "$x$5",
    "the sign $",
    "x $a",
    "$HOME and $PATH",
    "the template ${a.b}/${c} of a program",
    "$a\nb $ c",
  ])("%j", async (text) => {
    expect(await compiled(text)).toStrictEqual({ html: `<p>${text}</p>`, problems: [] });
  });

  test.each([
    ["after a backslash", "\\$x$ y", "$x$ y"],
    ["after a backslash inside", "$a\\$5", "$a$5"],
    ["in code", "`$x$`", "<code>$x$</code>"],
    ["before code that has one", "$5. Set `$HOME` first.", "$5. Set <code>$HOME</code> first."],
    ["before code that ends with one", "is $5 in `US$` now", "is $5 in <code>US$</code> now"],
    ["before code that is one", "Pay $5 (see `$`).", "Pay $5 (see <code>$</code>)."],
  ])("%s", async (_, text, html) => {
    expect((await compiled(text)).html).toBe(`<p>${html}</p>`);
  });
});

describe("a colon is a colon", () => {
  test.each(["at 10:30", "key:value", ":no_emoji_here:", "::youtube", "std::vector"])(
    "%j",
    async (text) => {
      expect(await compiled(text)).toStrictEqual({ html: `<p>${text}</p>`, problems: [] });
    },
  );
});

test("three colons and a name open a container that ends with its own fence", async () => {
  expect((await compiled("::::note\n:::tip\na\n:::\nb\n::::\nc")).html).toBe(
    '<Admonition type="note"><Admonition type="tip"><p>a</p></Admonition><p>b</p></Admonition><p>c</p>',
  );
});

test.each([
  [":white_check_mark: done :+1:", "<p>✅ done 👍</p>"],
  [":rocket::+1:, ::, :x1::y1:", "<p>🚀👍, ::, :x1::y1:</p>"],
  ["10:30:45 and a:b:c", "<p>10:30:45 and a:b:c</p>"],
  ["`:rocket:`", "<p><code>:rocket:</code></p>"],
])("GitHub's shortcodes are emoji outside code: %j", async (body, html) => {
  expect((await compiled(body)).html).toBe(html);
});

test.each([
  ["$ x $", "x"],
  ["a $ x + y $ b", "x + y"],
  ["$\n\\alpha\n$", "\\alpha"],
])("a formula may have spaces at both ends: %j", async (body, tex) => {
  expect((await compiled(body)).html).toContain(`math-inline">${tex}<`);
});

test.each(["costs $ 5 or $ 10", "$ 5 + $ 3", "$ 5 and 6 $", "$ x$", "$x $"])(
  "prices with spaces are text: %j",
  async (body) => {
    expect((await compiled(body)).html).toBe(`<p>${body}</p>`);
  },
);
