import convert from "npm-to-yarn";
import type { VFile } from "vfile";
import { parseCodeMeta } from "../../../../src/domain/code";
import { element, type Json, type TreeElement } from "../../../../src/domain/documentTree";
import { didYouMean } from "../../../../src/domain/problems";
import { report } from "../report";
import { highlight, knowsLanguage } from "./code";

const SUGGESTED = "move typescript tsx bash json http toml yaml solidity text".split(" ");
/** Docusaurus' word after the language of npm commands, which are shown for other package managers as well. */
const NPM2YARN = /(?:^|\s)npm2yarn\b/;
const MANAGERS = [
  ["yarn", "Yarn"],
  ["pnpm", "pnpm"],
  ["bun", "Bun"],
] as const;

/** A fence of code as its component, or as one for each package manager, in tabs. */
export async function codeBlock(
  source: string,
  language: string,
  meta: string,
  line: number | undefined,
  file: VFile,
): Promise<TreeElement> {
  reportSettings(language, meta, line, file);
  if (!NPM2YARN.test(meta)) return block(source, language, meta, line);
  const others = MANAGERS.map(([value, label]) => ({ value, label, text: convert(source, value) }));
  const tabs = [{ value: "npm", label: "npm", text: source }, ...others].filter(
    ({ text }) => !text.includes("couldn't auto-convert"),
  );
  const items = tabs.map(async ({ text, ...tab }) =>
    element("TabItem", tab, [await block(text, language, meta, line)], line),
  );
  return element("Tabs", { groupId: "npm2yarn" }, await Promise.all(items), line);
}

async function block(
  source: string,
  language: string,
  meta: string,
  line: number | undefined,
): Promise<TreeElement> {
  const { lines, ...settings } = await highlight(source, language, meta);
  const props = { language, lines: lines as unknown as Json, ...settings };
  return element("CodeBlock", props, [], line);
}

/** Reports what a fence asks for but the page cannot do: languages without highlighting, and settings. */
function reportSettings(
  language: string,
  meta: string,
  line: number | undefined,
  file: VFile,
): void {
  const [unknown] = parseCodeMeta(meta).unknown;
  const guess = didYouMean(language, SUGGESTED);
  if (!knowsLanguage(language))
    report(file, "code-setting", line, `No highlighting for the language "${language}".${guess}`);
  if (unknown !== undefined)
    report(file, "code-setting", line, `The code's setting ${unknown} has no effect.`);
}
