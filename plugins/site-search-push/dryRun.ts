import { writeFileSync } from "node:fs";
import type { SearchRecord } from "../../src/domain/searchRecord";

/** Writes the records that a push would send to a file. @returns what they amount to, for the terminal */
export function writeDryRun(records: readonly SearchRecord[], file: string): string {
  writeFileSync(file, `${JSON.stringify(records, null, 2)}\n`);
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const pages = new Set(records.map(({ url_without_anchor: url }) => url)).size;
  const number = (value: number) => value.toLocaleString("en");
  return `${number(records.length)} records of ${number(pages)} pages, ${number(total)} bytes, the largest ${number(Math.max(0, ...sizes))}, written to ${file}; nothing was sent.`;
}
