import { compiled, treeOf } from "../../../../src/testing/builders";

describe("expressions in .mdx are data", () => {
  test.each([
    ["text", "a {'b'} c", "<p>a b c</p>"],
    ["numbers", "a {1} {-2.5} c", "<p>a 1 -2.5 c</p>"],
    ["templates", "a {`b ${1} ${product}`}", "<p>a b 1 {product}</p>"],
    ["lists of markup", "{[<b key='a'>a</b>, 'b', [1]]}", "<b>a</b>b1"],
    ["nothing", "{null}{false}{undefined}{/* a */}", ""],
    ["markup", "{<><b id={`x`}>\n  a  {'c'}\n  d\n</b></>}", '<b id="x">a  cd</b>'],
    [
      "properties and spreads of them",
      "<Card to='/' title='a' {...{ text: 'b' }} />",
      '<Card to="/" title="a" text="b"/>',
    ],
    [
      "every kind of JSON, of which null leaves a property out",
      "<Card to={null} a={[1, true, { 'b': `x`, 2: -1 }, ...[3]]} b c={{ ...{ d: [] }, e: undefined }} />",
      '<Card a=[1,true,{"2":-1,"b":"x"},3] b=true c={"d":[]}/>',
    ],
    [
      "Markdown in a component",
      "<Details summary='a'>\n\n- b\n\n</Details>",
      '<Details summary="a"><ul><li>b</li></ul></Details>',
    ],
    ["fragments", "<>a *b*</>", "a <em>b</em>"],
    ["tags alone in a line", "<b>a</b> {'c'}\n<i />", "<b>a</b>c<i/>"],
  ])("%s", async (_, body, html) => {
    expect(await compiled(body, "mdx")).toStrictEqual({ html, problems: [] });
  });

  const ATTACKS = [
    "process.env.ALGOLIA_WRITE_KEY",
    'process.getBuiltinModule("node:child_process").execSync("touch HACKED").toString()',
    "(() => { globalThis.hacked = true; for (;;); })()",
    'import("node:fs")',
    "globalThis.hacked = true",
    "new Function('globalThis.hacked = true')()",
    "String.raw`x`",
    "[].constructor.constructor('globalThis.hacked = true')()",
    "{ get a() { return globalThis.hacked = true } }",
    "{ toString() { return globalThis.hacked = true } }",
    "{ ['a']: 1 }",
    "{ __proto__: { a: 1 } }",
    "class { static { globalThis.hacked = true } }",
    "function () { globalThis.hacked = true }",
    "`${globalThis.hacked = true}`",
    "[...process.argv]",
    "{ ...process.env }",
    "a ? 1 : 2",
    "1 + 1",
    "x?.y",
    "/a/",
    "10n",
    "1e999",
    "this",
    "async () => await 1",
    "eval('globalThis.hacked = true')",
    "delete globalThis.x",
    "<b onClick={globalThis.hacked = true} />",
  ];
  test.each(ATTACKS.map((code) => [code]))(
    "and code is refused with its line: %s",
    async (code) => {
      for (const body of [
        `a\n\n{${code.startsWith("{") ? `(${code})` : code}}`,
        `a\n\n<Card to="/" title={${code}} />`,
      ]) {
        const { tree, problems } = await treeOf(body, "mdx");
        expect(problems.map(({ severity, line }) => [severity, line])).toStrictEqual([
          ["error", 3],
        ]);
        expect(JSON.stringify(tree)).not.toMatch(/hacked|SCRIPT/);
        expect(globalThis).not.toHaveProperty("hacked");
      }
    },
  );

  test.each([
    [
      "export const S = 'SCRIPT'\n\n<S>code</S>",
      ["1: A page cannot export anything.", "3: Unknown component <S>."],
    ],
    ["export default ({ children }) => <b>{children}</b>", ["1: A page cannot export anything."]],
    [
      "export { x } from 'node:fs'\nexport * from 'b'",
      ["1: A page cannot export anything.", "2: A page cannot export anything."],
    ],
    ["<Foo.Bar />", ["1: Unknown component <Foo.Bar>."]],
    ["<a.b />", ["1: Unknown component <a.b>."]],
    ["{<Foo.Bar />}", ["1: Unknown component <Foo.Bar>."]],
    ["{[<Truncate />]}", ["1: Unknown component <Truncate>."]],
    ["<Card {...process.env} />", ["1: {process.env} is not a variable of this site."]],
    ["{<Card {...'ab'} />}", ["1: A spread of properties is not an object."]],
    ["<Card children='x' />", ["1: A tag cannot have children."]],
    [
      "<b dangerouslySetInnerHTML={{ __html: 'x' }} />",
      ["1: A tag cannot have dangerouslySetInnerHTML."],
    ],
    ["<Card __proto__='x' />", ["1: A tag cannot have __proto__."]],
    ["<Card title={<b>x</b>} />", ['1: "<b>x</b>" is markup in a property, which is not data.']],
    [
      "{({ type: 'SCRIPT', children: ['x'] })}",
      ["1: An expression returns an object, which is not text."],
    ],
    ["a {1 +\n  2}", ['1: "1 + 2" is a calculation or condition, which is not data.']],
    ["> {10n}", ['1: "10n" is neither a text nor a plain number, which is not data.']],
    ["{{ a: 1 }}", ["1: An expression returns an object, which is not text."]],
    ["{`${[1]}`}", ["1: A template has a list or object in it."]],
    ["<Card a={[1,,2]} />", ["1: A list has an empty slot."]],
    [
      "<Card\n  to='/'\n  a={[\n    1,\n    f(),\n  ]}\n/>",
      ['5: "f()" is a call, which is not data.'],
    ],
  ])("%j is refused", async (body, problems) => {
    expect((await compiled(body, "mdx")).problems).toStrictEqual(problems);
  });
});
