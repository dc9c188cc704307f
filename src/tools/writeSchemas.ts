/** `node src/tools/run.cjs writeSchemas`: writes to `.schemas/` the JSON Schemas of all content files and the list of their keys. */
import { mkdirSync, writeFileSync } from "node:fs";
import { schemaFiles } from "../../plugins/site-content/schemas/jsonSchemas";

export function main(): void {
  mkdirSync(".schemas", { recursive: true });
  for (const [name, text] of schemaFiles()) writeFileSync(`.schemas/${name}`, text);
}
