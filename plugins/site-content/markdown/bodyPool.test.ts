import { VARIABLES } from "../../../src/testing/builders";
import { parseBody } from "./body";
import { BodyPool } from "./bodyPool";

const pool = new BodyPool(process.cwd(), 2);
afterAll(() => pool.close());

const body = (text: string, file = "content/docs/a.mdx") => ({ file, text, variables: VARIABLES });

test.each([
  ["Markdown", body("## A {#a}\n\n$x^2$ and **{product}**\n\n```ts\nconst a = 1;\n```\n", "content/docs/a.md")],
  ["MDX", body("<Tip>\n\n- {1 + 1}\n\n</Tip>\n")],
  ["what is wrong, with its line", body("Text\n\n<Nobody />\n")],
])("a thread parses %s as this one does", async (_name, source) => {
  expect(await pool.parse(source)).toEqual(await parseBody(source));
});

test("more bodies than threads each get their own answer", async () => {
  const texts = Array.from({ length: 20 }, (_, i) => `Page ${i}`);
  const parsed = await Promise.all(texts.map((text) => pool.parse(body(text))));
  expect(parsed.map(({ tree }) => tree)).toEqual(await Promise.all(texts.map(async (text) => (await parseBody(body(text))).tree)));
});

test("an expression that ends the process is a problem of its page, and others are parsed", async () => {
  const [failed, ...others] = await Promise.all([body("{process.exit(3)}", "content/docs/bad.mdx"), body("Text"), body("Text"), body("Text")].map(pool.parse));
  expect(failed?.problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "content/docs/bad.mdx: The page could not be parsed: its expressions ended the process.",
  ]);
  expect(others.map(({ problems }) => problems)).toEqual([[], [], []]);
});

test("a closed pool starts again when there is work", async () => {
  await pool.close();
  expect((await pool.parse(body("Text"))).problems).toEqual([]);
});
