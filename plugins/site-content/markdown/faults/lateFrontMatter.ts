import type { ThematicBreak } from "mdast";
import type { Report } from "../report";

const MAX_LENGTH = 5_000;
/** Lines between two lines of `---`, all of them YAML. */
const BLOCK =
  /^-{3}[ \t]*\n(?:[ \t]*\n)*((?:[a-z][\w-]*:(?:[ \t].*)?\n(?:[ \t]+\S.*\n|-[ \t].*\n|[ \t]*\n)*)+)-{3}[ \t]*(?:\n|$)/i;
const KEY = /^(?:title|description|date|slug|layout|tags|authors?|draft|id|weight|permalink):/im;

/** Reports front matter below something else, such as a comment or another page: Markdown turns it into a rule and a heading. */
export function reportLateFrontMatter(
  { position }: ThematicBreak,
  source: string,
  report: Report,
): void {
  const at = position?.start.offset ?? 0;
  const [, yaml = ""] = BLOCK.exec(source.slice(at, at + MAX_LENGTH)) ?? [];
  const [key] = KEY.exec(yaml) ?? [];
  if (key !== undefined)
    report(
      "warning",
      position?.start.line,
      `Front matter with "${key}" comes after other text here, so it is shown as text instead of being read.`,
      "Move it to the top of the file, or to a file of its own if it starts another page.",
    );
}
