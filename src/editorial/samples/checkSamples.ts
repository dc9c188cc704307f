import { parseDocument } from "yaml";
import { markdownTree } from "../../../plugins/site-content/markdown/body";
import { reportTo } from "../../../plugins/site-content/markdown/report";
import { splitFrontMatter } from "../../../plugins/site-content/model/files/source";
import { mdxComponents } from "../../components/mdx/mdxComponents";
import { componentNames } from "../../domain/componentSpec";
import { type Problem, problem } from "../../domain/problems";
import { checkTypeScript } from "./checkTypeScript";
import type { CodeSample } from "./codeSamples";

type Check = (sample: CodeSample) => readonly Problem[] | Promise<readonly Problem[]>;

/** What an editorial plan knows of samples. */
export type SampleRules = {
  /** Hosts that samples may name, as regular expressions. */
  readonly hosts: readonly RegExp[];
  /** The project's root. */
  readonly root: string;
  /** Folder of the example project whose tsconfig.json and neighbours the samples have. */
  readonly project?: string;
};

const at = ({ file, line }: CodeSample, message: string, fix: string, offset = 0): Problem =>
  problem(file, line + offset, message, fix);

/** The check of each language; one that is not named here is a finding of its own. */
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
      const checks = Object.hasOwn(CHECKS, sample.language) && CHECKS[sample.language];
      if (!checks)
        return [
          at(
            sample,
            `Samples in "${sample.language}" have no check.`,
            "Use a language that has one, or add its check to checkSamples.ts.",
          ),
        ];
      return [
        ...(sample.language === "text" ? [] : checkSecrets(sample, isKnown)),
        ...(await Promise.all(checks.map((check) => check(sample)))).flat(),
      ];
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

/** Placeholders have to be obvious, so that nobody sends funds to one or copies a key. */
function checkSecrets(sample: CodeSample, isKnownHost: (host: string) => boolean): Problem[] {
  return sample.code.split("\n").flatMap((line, index) => {
    const found: Problem[] = [];
    const report = (message: string, fix: string) =>
      found.push(at(sample, message, fix, index + 1));
    for (const [address] of line.matchAll(/\b0x[0-9a-f]+\b/gi))
      if (!FRAMEWORK_ADDRESS.test(address))
        report(
          `"${address}" looks like a real address.`,
          "Write 0xREPLACE_ME_NAME or <YOUR_ADDRESS>.",
        );
    for (const [key] of line.matchAll(
      /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{40,}\b|\b(sk|pk|ghp|xox[bp])[-_][A-Za-z0-9]{16,}\b/g,
    ))
      report(
        `"${key.slice(0, 12)}…" looks like a key.`,
        "Read it from the environment, or write <YOUR_KEY>.",
      );
    for (const [, host = ""] of line.matchAll(
      /https?:\/\/(github\.com\/[\w-]*|[^/\s"'`:;,?#<$)]+)/g,
    ))
      if (!isKnownHost(host))
        report(
          `"${host}" is neither an example host nor one of the network.`,
          "Write example.com, or add the host to sampleHosts in style.yml.",
        );
    return found;
  });
}

function checkShell(sample: CodeSample): Problem[] {
  return sample.code.split("\n").flatMap((line, index) => {
    const command = line.replace(/(^|\s)#.*$/, "");
    const found: Problem[] = [];
    for (const [placeholder] of command.matchAll(/<[^>\s<]+>/g))
      if (!/^<[A-Z][A-Z0-9_]*>$/.test(placeholder))
        found.push(
          at(
            sample,
            `The placeholder "${placeholder}" is not in capitals.`,
            "Write it as <YOUR_ADDRESS>.",
            index + 1,
          ),
        );
    if (/^\s*[$>]\s/.test(command))
      found.push(
        at(
          sample,
          "The command begins with a prompt.",
          "Leave $ and > out, so that it can be copied.",
          index + 1,
        ),
      );
    if ((command.match(/(?<!\\)["']/g)?.length ?? 0) % 2 === 1)
      found.push(at(sample, "A quotation mark is not closed.", "Close it.", index + 1));
    return found;
  });
}

function checkHttp(sample: CodeSample): Problem[] {
  const [first = "", ...rest] = sample.code.split("\n");
  const found: Problem[] = [];
  if (
    !/^(GET|POST|PUT|PATCH|DELETE) \/\S* HTTP\/1\.1$/.test(first) &&
    !/^HTTP\/1\.1 \d{3}/.test(first) &&
    !HEADER.test(first)
  )
    found.push(
      at(
        sample,
        `"${first}" is neither a request line nor a status line.`,
        "Write METHOD /path HTTP/1.1, or HTTP/1.1 and the status.",
        1,
      ),
    );
  const headers = rest.slice(0, rest.indexOf("") < 0 ? rest.length : rest.indexOf(""));
  if (first.endsWith("HTTP/1.1") && !headers.some((line) => /^Host: \S+$/.test(line)))
    found.push(at(sample, "The request has no Host header.", "Add Host: api.example.com.", 2));
  for (const [index, line] of headers.entries())
    if (!HEADER.test(line))
      found.push(at(sample, `"${line}" is not a header.`, "Write Name: value.", index + 2));
  return found;
}

function checkJson(sample: CodeSample): Problem[] {
  try {
    JSON.parse(sample.code);
    return [];
  } catch (error) {
    return [
      at(
        sample,
        `The JSON does not parse: ${error instanceof Error ? error.message : String(error)}.`,
        "Correct it; JSON has no comments.",
      ),
    ];
  }
}

function checkYaml(sample: CodeSample): Problem[] {
  return parseDocument(sample.code).errors.map(({ message, linePos }) =>
    at(
      sample,
      `The YAML does not parse: ${message.split("\n")[0]}`,
      "Correct it.",
      linePos?.[0].line ?? 0,
    ),
  );
}

async function checkMdx(sample: CodeSample): Promise<Problem[]> {
  const problems: Problem[] = [];
  const { body } = splitFrontMatter(sample.code);
  const report = reportTo(problems, sample.file);
  await markdownTree(body, "mdx", componentNames(mdxComponents), report);
  return problems.map(({ message, fix, line = 0 }) =>
    at(sample, `The sample does not build: ${message}`, fix, line),
  );
}

/** Move samples are not compiled here, and their pages say so. */
function checkMoveNote(sample: CodeSample): Problem[] {
  return /was not compiled|were not compiled/.test(sample.pageText)
    ? []
    : [
        at(
          sample,
          "The page does not say that its Move code is unverified.",
          'Add "The Move code on this page is written by hand and was not compiled."',
        ),
      ];
}
