import { parseDocument } from "yaml";
import { markdownTree } from "../../../plugins/site-content/markdown/body";
import { reportTo } from "../../../plugins/site-content/markdown/report";
import { splitFrontMatter } from "../../../plugins/site-content/model/files/source";
import { mdxComponents } from "../../components/mdx/mdxComponents";
import { componentNames } from "../../domain/componentSpec";
import { type Problem, problem } from "../../domain/problems";
import { checkTypeScript } from "./checkTypeScript";
import type { CodeSample } from "./codeSamples";

/** Reports a finding on a sample, with the line within its code; one about the whole sample is reported at its fence. */
type Report = (message: string, fix: string, line?: number) => void;
type Check = (sample: CodeSample, report: Report) => void | Promise<void>;

/** The rules of an editorial plan for samples. */
export type SampleRules = {
  /** Hosts that samples may use, as regular expressions. */
  readonly hosts: readonly RegExp[];
  /** The project's root. */
  readonly root: string;
  /** Folder of the example project whose tsconfig.json and files the samples can use. */
  readonly project?: string;
};

/** The checks for each language; a language not listed here is reported. */
const CHECKS: Readonly<Record<string, readonly Check[]>> = {
  bash: [checkShell],
  http: [checkHttp],
  json: [checkJson],
  mdx: [checkMdx],
  mermaid: [], // drawn by the build
  move: [checkMoveNote],
  solidity: [],
  text: [],
  tsx: [], // all TypeScript is checked as one program
  typescript: [],
  yaml: [checkYaml],
};

/** Every finding about the code samples of the pages. */
export async function checkSamples(
  samples: readonly CodeSample[],
  { hosts, root, project }: SampleRules,
): Promise<readonly Problem[]> {
  const isKnown = (host: string) => hosts.some((pattern) => pattern.exec(host)?.[0] === host);
  const own = await Promise.all(
    samples.map(async (sample) => {
      const found: Problem[] = [];
      const report: Report = (message, fix, line = 0) =>
        found.push(problem(sample.file, sample.line + line, message, fix));
      const checks = Object.hasOwn(CHECKS, sample.language) && CHECKS[sample.language];
      if (!checks)
        report(
          `Samples in "${sample.language}" have no check.`,
          "Use a language that has one, or add its check to checkSamples.ts.",
        );
      else if (sample.language !== "text") checkSecrets(sample, isKnown, report);
      for (const check of checks || []) await check(sample, report);
      return found;
    }),
  );
  return [
    ...own.flat(),
    ...checkTypeScript(
      samples.filter(({ language }) => language === "typescript" || language === "tsx"),
      root,
      project,
    ),
  ];
}

const HEADER = /^[A-Za-z][\w-]*: \S/;
const FRAMEWORK_ADDRESS = /^0x[0-9a-f]{1,4}$/i;

/** Reports placeholders that are not obvious, so that nobody sends funds to one or copies a key. */
function checkSecrets(
  { code }: CodeSample,
  isKnownHost: (host: string) => boolean,
  report: Report,
): void {
  for (const [index, line] of code.split("\n").entries()) {
    for (const [address] of line.matchAll(/\b0x[0-9a-f]+\b/gi))
      if (!FRAMEWORK_ADDRESS.test(address))
        report(
          `"${address}" looks like a real address.`,
          "Write 0xREPLACE_ME_NAME or <YOUR_ADDRESS>.",
          index + 1,
        );
    for (const [key] of line.matchAll(
      /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{40,}\b|\b(sk|pk|ghp|xox[bp])[-_][A-Za-z0-9]{16,}\b/g,
    ))
      report(
        `"${key.slice(0, 12)}…" looks like a key.`,
        "Read it from the environment, or write <YOUR_KEY>.",
        index + 1,
      );
    for (const [, host = ""] of line.matchAll(
      /https?:\/\/(github\.com\/[\w-]*|[^/\s"'`:;,?#<$)]+)/g,
    ))
      if (!isKnownHost(host))
        report(
          `"${host}" is neither an example host nor one of the network.`,
          "Write example.com, or add the host to sampleHosts in style.yml.",
          index + 1,
        );
  }
}

function checkShell({ code }: CodeSample, report: Report): void {
  for (const [index, line] of code.split("\n").entries()) {
    const command = line.replace(/(^|\s)#.*$/, "");
    for (const [placeholder] of command.matchAll(/<[^>\s<]+>/g))
      if (!/^<[A-Z][A-Z0-9_]*>$/.test(placeholder))
        report(
          `The placeholder "${placeholder}" is not in capitals.`,
          "Write it as <YOUR_ADDRESS>.",
          index + 1,
        );
    if (/^\s*[$>]\s/.test(command))
      report(
        "The command begins with a prompt.",
        "Leave $ and > out, so that it can be copied.",
        index + 1,
      );
    if ((command.match(/(?<!\\)["']/g)?.length ?? 0) % 2 === 1)
      report("A quotation mark is not closed.", "Close it.", index + 1);
  }
}

function checkHttp({ code }: CodeSample, report: Report): void {
  const [first = "", ...rest] = code.split("\n");
  if (
    !/^(GET|POST|PUT|PATCH|DELETE) \/\S* HTTP\/1\.1$/.test(first) &&
    !/^HTTP\/1\.1 \d{3}/.test(first) &&
    !HEADER.test(first)
  )
    report(
      `"${first}" is neither a request line nor a status line.`,
      "Write METHOD /path HTTP/1.1, or HTTP/1.1 and the status.",
      1,
    );
  const headers = rest.slice(0, rest.indexOf("") < 0 ? rest.length : rest.indexOf(""));
  if (first.endsWith("HTTP/1.1") && !headers.some((line) => /^Host: \S+$/.test(line)))
    report("The request has no Host header.", "Add Host: api.example.com.", 2);
  for (const [index, line] of headers.entries())
    if (!HEADER.test(line)) report(`"${line}" is not a header.`, "Write Name: value.", index + 2);
}

function checkJson({ code }: CodeSample, report: Report): void {
  try {
    JSON.parse(code);
  } catch (error) {
    report(
      `The JSON does not parse: ${error instanceof Error ? error.message : String(error)}.`,
      "Correct it; JSON has no comments.",
    );
  }
}

function checkYaml({ code }: CodeSample, report: Report): void {
  for (const { message, linePos } of parseDocument(code).errors)
    report(`The YAML does not parse: ${message.split("\n")[0]}`, "Correct it.", linePos?.[0].line);
}

async function checkMdx({ code, file }: CodeSample, report: Report): Promise<void> {
  const problems: Problem[] = [];
  const { body } = splitFrontMatter(code);
  await markdownTree(body, "mdx", componentNames(mdxComponents), reportTo(problems, file));
  for (const { message, fix, line } of problems)
    report(`The sample does not build: ${message}`, fix, line);
}

/** Reports pages that do not say that Move samples are not compiled here. */
function checkMoveNote({ pageText }: CodeSample, report: Report): void {
  if (!/was not compiled|were not compiled/.test(pageText))
    report(
      "The page does not say that its Move code is unverified.",
      'Add "The Move code on this page is written by hand and was not compiled."',
    );
}
