import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkSamples } from "./checkSamples";
import { projectFault } from "./checkTypeScript";
import type { CodeSample } from "./codeSamples";

const RULES = { root: process.cwd(), hosts: [/([\w-]+\.)*example\.com/] };

const sample = (language: string, code: string, more: Partial<CodeSample> = {}): CodeSample => ({
  file: "content/docs/x.mdx",
  line: 10,
  language,
  code,
  pageText: "",
  ...more,
});

const findings = async (...samples: CodeSample[]) =>
  (await checkSamples(samples, RULES)).map(({ line, message }) => `${line}: ${message}`);

test("TypeScript samples are type-checked as one program: each error has the line in its page", async () => {
  const found = await checkSamples(
    [
      sample("typescript", "const n: number = 1;\nconst m: string = n;\nconsole.log(m);", {
        file: "wrong-type",
      }),
      sample("typescript", 'import { parseDocument } from "yaml";\nparseDocument("a: 1").swop();', {
        file: "undeclared-call",
      }),
      sample(
        "tsx",
        'import { Link } from "../components/ui/Link";\nexport const a = <Link>x</Link>;',
        { file: "missing-property", title: "src/pages/x.tsx" },
      ),
      sample("typescript", "console.log(quotee);", { file: "unknown-name" }),
      sample(
        "typescript",
        'import { parse } from "yaml";\nexport const tide: unknown = parse("4.2 m");',
        { file: "good" },
      ),
    ],
    RULES,
  );
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    expect.stringContaining("missing-property:12 The sample does not type-check: Property 'href'"),
    expect.stringContaining("wrong-type:12 The sample does not type-check: Type 'number' is not"),
    expect.stringContaining("undeclared-call:12 The sample does not type-check: Property 'swop'"),
    expect.stringContaining(
      "unknown-name:11 The sample does not type-check: Cannot find name 'quotee'",
    ),
  ]);
});

test("samples use the options and files of their example project, which are checked as well", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "samples-"));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "ES2022",
    module: "ESNext",
    types: [],
  };
  writeFileSync(path.join(root, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  writeFileSync(path.join(root, "harbour.ts"), "export const depth = (m: number) => m.swop();\n");
  const found = await checkSamples(
    [
      sample("typescript", "process.exit();", { file: "no-node" }),
      sample("typescript", 'import { depth } from "./harbour";\ndepth("4");', {
        file: "neighbour",
      }),
      sample("typescript", "depth(true);", { file: "cut", region: "harbour.ts" }),
    ],
    { root, hosts: [], project: "." },
  );
  rmSync(root, { recursive: true });
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    expect.stringContaining(
      "no-node:11 The sample does not type-check: Cannot find name 'process'",
    ),
    expect.stringContaining(
      "neighbour:12 The sample does not type-check: Argument of type 'string'",
    ),
    expect.stringContaining("harbour.ts:1 The sample does not type-check: Property 'swop'"),
  ]);
});

test.each<[string, CodeSample, string]>([
  ["JSON with a trailing comma", sample("json", '{ "a": 1, }'), "10: The JSON does not parse"],
  ["YAML with an open list", sample("yaml", "a: 1\nb: [2"), "12: The YAML does not parse"],
  [
    "MDX that does not build",
    sample("mdx", "<Detials>\n</Detials>"),
    "11: The sample does not build: Unknown component <Detials>.",
  ],
  [
    "a placeholder in small letters",
    sample("bash", "curl https://api.example.com/<address>"),
    '11: The placeholder "<address>" is not in capitals.',
  ],
  ["a prompt", sample("bash", "$ npm ci"), "11: The command begins with a prompt."],
  [
    "an open quotation mark",
    sample("bash", 'npm run x -- "y'),
    "11: A quotation mark is not closed.",
  ],
  [
    "an address that looks real",
    sample("bash", "harbour run 0x10cdf6e0c4c5c762bb23be3e"),
    '11: "0x10cdf6e0c4c5c762bb23be3e" looks like a real address.',
  ],
  [
    "a key that looks real",
    sample("yaml", 'key: = "3f9a1c0b5d7e2846aa10cdf6e0c4c5c762bb23be"'),
    '11: "3f9a1c0b5d7e…" looks like a key.',
  ],
  [
    "a token of a chat service", // split in two, so that no secret scanner finds it here
    sample("yaml", `token: ${["xoxb", "1234567890abcdefGHIJ"].join("-")}`),
    '11: "xoxb-1234567…" looks like a key.',
  ],
  [
    "another site",
    sample("http", "GET / HTTP/1.1\nHost: x\nReferer: https://evil.test/"),
    '13: "evil.test" is neither an example host',
  ],
  [
    "a request without a host",
    sample("http", "GET /v1/quote HTTP/1.1\nAccept: x"),
    "12: The request has no Host header.",
  ],
  [
    "a line that is not a request line",
    sample("http", "get /v1/quote"),
    '11: "get /v1/quote" is neither a request line nor a status line.',
  ],
  [
    "Move code that is not marked as unverified",
    sample("move", "module a::b {}"),
    "10: The page does not say that its Move code is unverified.",
  ],
  [
    "a language without a check",
    sample("cobol", "STOP RUN."),
    '10: Samples in "cobol" have no check.',
  ],
])("%s is reported", async (_name, planted, expected) => {
  expect(await findings(planted)).toEqual([expect.stringContaining(expected)]);
});

test.each([
  ["whole", "{}", undefined],
  ["broken", '{ "compilerOptions": { }', expect.stringMatching(/^has a tsconfig.json that cannot/)],
  ["gone", undefined, "has no tsconfig.json"],
])("a project that is %s is reported, and does not stop any check", (name, config, fault) => {
  const root = mkdtempSync(path.join(tmpdir(), "project-"));
  mkdirSync(path.join(root, "whole"));
  mkdirSync(path.join(root, "broken"));
  if (config !== undefined) writeFileSync(path.join(root, name, "tsconfig.json"), config);
  expect(projectFault(root, name)).toStrictEqual(fault);
  rmSync(root, { recursive: true });
});

test("good samples have no findings", async () => {
  expect(
    await findings(
      sample("bash", 'curl "https://api.example.com/accounts/<YOUR_ADDRESS>" # <an answer>'),
      sample("http", "POST /v1/build HTTP/1.1\nHost: api.example.com\n\n{}"),
      sample("json", "[]"),
      sample("move", "module a::b {}", {
        pageText: "The Move code on this page is written by hand and was not compiled.",
      }),
    ),
  ).toEqual([]);
});

test("samples of the same file of this project are each checked", async () => {
  const same = { title: "src/pages/x.tsx" };
  expect(
    await findings(
      sample("tsx", "export const a: string = 1;", same),
      sample("tsx", "export const a = 1;", same),
    ),
  ).toEqual([expect.stringContaining("11: The sample does not type-check")]);
});

test("a language named like a property of every object has no check", async () => {
  expect(await findings(sample("constructor", "x"))).toEqual([
    expect.stringContaining('Samples in "constructor" have no check.'),
  ]);
});
