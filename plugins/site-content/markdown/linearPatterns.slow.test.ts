import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { isSuperlinear } from "../../../src/testing/growth";

/**
 * No line may take a pattern the square of its length. Texts that come close to each pattern are made from its source: those
 * that it matches, cut off at each character, with the last part repeated.
 */
const SHORT = 2_000;
const LONG = 16 * SHORT;
/** Milliseconds of one reading of the short text; a square of its length takes more, and little else is worth comparing. */
const WORTH_A_SECOND_LOOK = 0.05;

const FOLDERS = [
  path.join(__dirname, ".."),
  "src/domain",
  "src/search/dialog",
  "src/search/index",
  "src/search/query",
];

test.each(patternsOfLines())(
  "%s takes time in proportion to the length of a line",
  async (_, pattern) => {
    expect(await slowPump(pattern)).toBeUndefined();
  },
);

test.each([/\{%.*?%\}/g, /^a\s*b?\s*$/, /^\([^()]*\.md\b[^()]*\)/])(
  "%s, which takes quadratic time, is found",
  async (pattern) => {
    expect(await slowPump(pattern)).toBeDefined();
  },
);

/** The patterns written in the files under these folders, but for those that read several lines. */
function patternsOfLines(): [name: string, pattern: RegExp][] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  return files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found: [string, RegExp][] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && !node.text.includes("[\\s\\S]")) {
        const end = node.text.lastIndexOf("/");
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
        found.push([`${path.basename(file)}:${line} ${node.text}`, pattern]);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

type Pump = { readonly before: string; readonly repeated: string };

/** What reads a text of a length with a pattern. */
function readerOf(pattern: RegExp, { before, repeated }: Pump): (length: number) => void {
  const texts = new Map<number, string>();
  const textOf = (length: number) => {
    const made = `${before}${repeated.repeat(length / repeated.length)}\0`;
    return Buffer.from(made).toString(); // in one piece, so that no reading has to join it
  };
  return (length) => {
    const text = texts.get(length) ?? textOf(length);
    texts.set(length, text);
    pattern.lastIndex = 0;
    if (pattern.global) text.replace(pattern, "");
    else pattern.test(text);
  };
}

/** The first text whose reading takes a pattern more than time in proportion to its length, if there is one. */
async function slowPump(pattern: RegExp): Promise<Pump | undefined> {
  for (const pump of pumpsOf(pattern)) {
    const read = readerOf(pattern, pump);
    read(SHORT);
    const begin = performance.now();
    read(SHORT);
    const isWorthIt = performance.now() - begin > WORTH_A_SECOND_LOOK;
    if (isWorthIt && (await isSuperlinear(read, LONG))) return pump;
  }
  return undefined;
}

function pumpsOf({ source, flags }: RegExp): Pump[] {
  const texts = Array.from({ length: 12 }, (_, choice) => matched(source, flags, choice));
  const pumps = texts.flatMap((text) =>
    Array.from(text.slice(0, 24)).flatMap((_, at) => [
      { before: "", repeated: text.slice(0, at + 1) },
      { before: text.slice(0, at), repeated: text.slice(at, at + 1) },
      ...[2, 3].map((length) => ({
        before: text.slice(0, at),
        repeated: text.slice(at, at + length),
      })),
    ]),
  );
  return [...new Map(pumps.map((pump) => [JSON.stringify(pump), pump])).values()];
}

const CHARACTERS = Array.from("aA1-b \t\n\"'=|{}[]()<>/!:.*`~#@^%+$\\é？");
const TOKEN =
  /\(\?<?[=!]|\(\?:|\(\?<\w+>|\[\^?\]?(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gsu;

/** A text that a pattern matches, but for what looks ahead or back. @param choice which of several alternatives it has */
function matched(source: string, flags: string, choice: number): string {
  const tokens = source.match(TOKEN) ?? [];
  let at = 0;
  const one = (part: string) => {
    const pattern = new RegExp(`^(?:${part})$`, flags.replace("g", ""));
    return CHARACTERS.find((character) => pattern.test(character)) ?? "";
  };
  const alternatives = (): string => {
    const options = [""];
    for (; at < tokens.length && tokens[at] !== ")"; at++) {
      const token = tokens[at] ?? "";
      if (token === "|") options.push("");
      else options.push(`${options.pop()}${times(atom(token))}`);
    }
    return options[choice % options.length] ?? "";
  };
  const atom = (token: string): string => {
    if (token.startsWith("(")) {
      at++;
      const inside = alternatives();
      return /^\(\?<?[=!]/.test(token) ? "" : inside;
    }
    if (/^(?:\^|\$|\\[bB1-9k])$/.test(token)) return "";
    if (token.startsWith("\\u") || token.startsWith("\\x"))
      return String.fromCodePoint(Number.parseInt(token.replace(/[^\da-f]/gi, ""), 16));
    return token.length > 1 || token === "." ? one(token) || token.slice(1) : token;
  };
  const times = (text: string): string => {
    const quantifier = /^(?:[*+?]|\{(\d+).*\})\??$/.exec(tokens[at + 1] ?? "");
    if (!quantifier) return text;
    at++;
    return text.repeat(Math.max(1, Number(quantifier[1] ?? 1)));
  };
  return alternatives();
}
