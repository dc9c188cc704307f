import path from "node:path";
import { formatReport } from "../../../plugins/site-content/problems";
import { readProse } from "../prose/prosePage";
import { checkSamples } from "./checkSamples";
import { type CodeSample, codeSamples } from "./codeSamples";

const ROOT = path.resolve(__dirname, "../../..");

test("the code samples of the site hold: TypeScript type-checks, JSON and YAML parse, placeholders are obvious", async () => {
  const { pages, site } = await readProse(ROOT);
  const { name, slug, ticker } = site.config.product;
  const samples = codeSamples(pages, { product: name, productSlug: slug, ticker });
  expect(new Set(samples.map(({ language }) => language)).size).toBeGreaterThan(8);
  expect(formatReport(await checkSamples(samples), "the samples")).toBe(formatReport([], "the samples"));
}, 180_000);

const sample = (language: string, code: string, more: Partial<CodeSample> = {}): CodeSample => ({
  file: "content/docs/x.mdx",
  line: 10,
  language,
  code,
  pageText: "",
  ...more,
});

const findings = async (...samples: CodeSample[]) => (await checkSamples(samples)).map(({ line, message }) => `${line}: ${message}`);

test.each<[string, CodeSample, string]>([
  [
    "a type error",
    sample("typescript", "const n: number = 1;\nconst m: string = n;\nconsole.log(m);"),
    "12: The sample does not type-check: Type 'number' is not assignable",
  ],
  [
    "a call the SDK does not have",
    sample("typescript", 'import { SupraClient, Network } from "supra-ts-sdk";\nnew SupraClient({ network: Network.TESTNET }).swap();'),
    "12: The sample does not type-check: Property 'swap' does not exist",
  ],
  [
    "a wrong property of a component",
    sample("tsx", 'import { Link } from "../components/ui/Link";\nexport const a = <Link to="/x">x</Link>;', { title: "src/pages/x.tsx" }),
    "12: The sample does not type-check",
  ],
  ["a name that is not declared", sample("typescript", "console.log(quotee);"), "11: The sample does not type-check: Cannot find name 'quotee'"],
  ["JSON with a trailing comma", sample("json", '{ "a": 1, }'), "10: The JSON does not parse"],
  ["YAML with an open list", sample("yaml", "a: 1\nb: [2"), "12: The YAML does not parse"],
  ["MDX that does not build", sample("mdx", "<Detials>\n</Detials>"), "11: The sample does not build: Unknown component <Detials>."],
  ["a placeholder in small letters", sample("bash", "curl https://api.example.com/<address>"), '11: The placeholder "<address>" is not in capitals.'],
  ["a prompt", sample("bash", "$ npm ci"), "11: The command begins with a prompt."],
  ["an open quotation mark", sample("bash", 'npm run x -- "y'), "11: A quotation mark is not closed."],
  ["an address that looks real", sample("bash", "supra move run 0x10cdf6e0c4c5c762bb23be3e"), '11: "0x10cdf6e0c4c5c762bb23be3e" looks like a real address.'],
  ["a key that looks real", sample("typescript", 'export const key = "3f9a1c0b5d7e2846aa10cdf6e0c4c5c762bb23be";'), '11: "3f9a1c0b5d7e…" looks like a key.'],
  ["another site", sample("http", "GET / HTTP/1.1\nHost: x\nReferer: https://evil.test/"), '13: "evil.test" is neither an example host'],
  ["a request without host", sample("http", "GET /v1/quote HTTP/1.1\nAccept: x"), "12: The request has no Host header."],
  ["a request line that is none", sample("http", "get /v1/quote"), '11: "get /v1/quote" is neither a request line nor a status line.'],
  ["Move code nobody calls unverified", sample("move", "module a::b {}"), "10: The page does not say that its Move code is unverified."],
  ["a language without a check", sample("cobol", "STOP RUN."), '10: Samples in "cobol" have no check.'],
])(
  "%s is found",
  async (_name, planted, expected) => {
    expect((await findings(planted)).find((finding) => finding.startsWith(expected))).toBeDefined();
  },
  180_000,
);

test("good samples have no finding", async () => {
  expect(
    await findings(
      sample("typescript", 'import { SupraClient, Network } from "supra-ts-sdk";\nexport const supra = new SupraClient({ network: Network.TESTNET });'),
      sample("bash", 'curl "https://rpc-testnet.supra.com/rpc/v3/accounts/<YOUR_ADDRESS>" # <an answer>'),
      sample("http", "POST /v1/build HTTP/1.1\nHost: api.example.com\n\n{}"),
      sample("json", "[]"),
      sample("move", "module a::b {}", { pageText: "The Move code on this page is written by hand and was not compiled." }),
    ),
  ).toEqual([]);
}, 180_000);
