import { writeFileSync } from "node:fs";
import { type Wanted, writeRecordsFile } from "./stamp";

/** Writes what a push would send to a file. @returns a summary for the terminal */
export function writeDryRun(wanted: Wanted, file: string): string {
  const { records, synonyms } = wanted;
  writeFileSync(file, writeRecordsFile(wanted));
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const pages = new Set(records.map(({ url_without_anchor: url }) => url)).size;
  const number = (value: number) => value.toLocaleString("en");
  return `${number(records.length)} records of ${number(pages)} pages, ${number(total)} bytes, the largest ${number(Math.max(0, ...sizes))}, and ${number(synonyms.length)} synonyms, written to ${file}; nothing was sent.`;
}
