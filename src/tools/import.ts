/**
 * `npm run import -- gitbook ../docs` and `npm run import -- docusaurus ../site`: make content of the files of another tool, once.
 * Files that exist are replaced only with `--force`.
 */
import { parseArgs } from "node:util";
import { importDocusaurus } from "./import/docusaurus";
import { importGitbook } from "./import/gitbook";

const TOOLS = new Map([
  ["gitbook", importGitbook],
  ["docusaurus", importDocusaurus],
]);

/** The command. @param args its words @throws Error saying what is wrong with them or the files */
export function main(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  });
  const [tool = "", folder, ...rest] = positionals;
  const importFrom = TOOLS.get(tool);
  if (!importFrom || folder === undefined || rest.length > 0)
    throw new Error("Name a tool and a folder: npm run import -- gitbook ../docs");
  console.log(importFrom(folder).finish(process.cwd(), values.force));
}
