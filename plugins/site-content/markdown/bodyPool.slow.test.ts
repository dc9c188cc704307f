import { spawnSync } from "node:child_process";
import { COMPONENT_NAMES, parseBody, VARIABLES } from "../../../src/testing/builders";
import { BodyPool } from "./bodyPool";

const pool = new BodyPool(process.cwd(), COMPONENT_NAMES, 2);
afterAll(() => pool.close());

const body = (text: string, file = "content/docs/a.mdx") => ({ file, text, variables: VARIABLES });

test.each([
  [
    "Markdown",
    body("## A {#a}\n\n$x^2$ and **{product}**\n\n```ts\nconst a = 1;\n```\n", "content/docs/a.md"),
  ],
  ["MDX", body("<Tip>\n\n- {[1, 'b']}\n\n</Tip>\n")],
  ["what is wrong, with its line", body("Text\n\n<Nobody />\n")],
])("a process parses %s as this one does", async (_name, source) => {
  expect(await pool.parse(source)).toEqual(await parseBody(source));
});

test("more bodies than processes each get their own answer", async () => {
  const texts = Array.from({ length: 20 }, (_, i) => `Page ${i}`);
  const parsed = await Promise.all(texts.map((text) => pool.parse(body(text))));
  expect(parsed.map(({ tree }) => tree)).toEqual(
    await Promise.all(texts.map(async (text) => (await parseBody(body(text))).tree)),
  );
});

test("a body that takes too long is a problem of its page, and others are parsed", async () => {
  const impatient = new BodyPool(process.cwd(), COMPONENT_NAMES, 1, 2);
  const [failed, ...others] = await Promise.all(
    [
      body("*a_ ".repeat(100_000), "content/docs/bad.md"), // minutes
      body("Text"),
      body("Text"),
    ].map(impatient.parse),
  );
  expect(failed?.problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "content/docs/bad.md: The page could not be parsed: it takes more than 2 seconds.",
  ]);
  expect(others.map(({ problems }) => problems)).toEqual([[], []]);
  expect((await impatient.parse(body("Text"))).problems).toEqual([]);
  await impatient.close();
});

test("the end of a process is awaited even if nothing else is left to do", () => {
  const code = `
    const { BodyPool } = require("./plugins/site-content/markdown/bodyPool");
    const pool = new BodyPool(process.cwd(), ${JSON.stringify(COMPONENT_NAMES)}, 1, 1);
    const body = { file: "a.md", text: "*a_ ".repeat(100_000), variables: {} };
    pool.parse(body).then(({ problems }) => console.log(problems[0].message));`;
  const hook = "./src/tools/run.cjs";
  const { stdout } = spawnSync(process.execPath, ["-r", hook, "-e", code], { encoding: "utf8" });
  expect(stdout).toBe("The page could not be parsed: it takes more than 1 seconds.\n");
});

const names = (letter: string) => Array.from({ length: 200 }, (_, i) => letter + i).join(" & ");
test.each([
  ["A formula", `$\\def\\a{${"x".repeat(20_000)}}${"\\a".repeat(900)}$`],
  ["A diagram", `\`\`\`mermaid alt="x"\ngraph TD\n${names("A")} --> ${names("B")}\n\`\`\``],
])("%s that never ends is a problem of its page, with its line", async (_, block) => {
  const impatient = new BodyPool(process.cwd(), COMPONENT_NAMES, 1, 2);
  const { problems } = await impatient.parse(body(`Text\n\n$x$\n\n${block}\n`));
  expect(problems).toMatchObject([
    {
      file: "content/docs/a.mdx",
      line: 5,
      message: "The page could not be parsed: it takes more than 2 seconds.",
    },
  ]);
  await impatient.close();
});

test("its processes do not have the build's environment", async () => {
  const before = process.env.NODE_OPTIONS;
  process.env.NODE_OPTIONS = "--require /no/such/file"; // whoever has it cannot start
  const other = new BodyPool(process.cwd(), COMPONENT_NAMES, 1);
  const parsed = other.parse(body("Text"));
  if (before === undefined) delete process.env.NODE_OPTIONS;
  else process.env.NODE_OPTIONS = before;
  expect((await parsed).problems).toEqual([]);
  await other.close();
});

test("a closed pool starts again when there is work", async () => {
  await pool.close();
  expect((await pool.parse(body("Text"))).problems).toEqual([]);
});

test("processes that cannot be started are a problem of each page", async () => {
  const broken = new BodyPool("/nowhere", COMPONENT_NAMES, 1);
  const parsed = await Promise.all([body("Text"), body("Text")].map(broken.parse));
  expect(parsed.map(({ problems: [found] }) => found?.message)).toEqual(
    Array(2).fill(expect.stringMatching(/could not be parsed: spawn .* ENOENT/)),
  );
});
