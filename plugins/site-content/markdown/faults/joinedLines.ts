import type { Heading, TableRow } from "mdast";
import { writtenIn } from "../mdast/mdastNodes";
import { quotable, type Report } from "../report";

/** A sentence, or several lines of text; keys with colons are front matter, which is reported as such. */
const SENTENCE = /^(?!#)(?![\w-]+:).*(?:[.,;:。；：，][*_`)"”’]*[ \t]*\n|\n.*\n)/;

/** Reports hyphens right below a sentence, which turn it into a heading; equals signs are never meant as a rule. */
export function reportUnderlined(heading: Heading, source: string, report: Report): void {
  const written = writtenIn(source, heading);
  if (heading.depth !== 2 || !SENTENCE.test(written)) return;
  const [first = ""] = written.split("\n");
  report(
    "warning",
    heading.position?.start.line,
    `The hyphens below "${quotable(first.trim(), 60)}" make a heading of that text.`,
    "Leave a blank line above them, or write ## for a heading.",
  );
}

/** Reports a line right below a table that becomes a row of it: a line without any `|`, where rows have several cells. */
export function reportJoinedRow(row: TableRow, source: string, report: Report): void {
  const written = writtenIn(source, row);
  if (written.includes("|")) return;
  report(
    "warning",
    row.position?.start.line,
    `"${quotable(written.trim(), 60)}" is a row of the table above it.`,
    "Leave a blank line above it, or separate its cells with |.",
  );
}
