/** `npm run schemas`: writes to `.schemas/` the JSON Schemas of all content files, for completion in editors, and the list of their keys. */
import { mkdirSync, writeFileSync } from "node:fs";
import { schemaFiles } from "../../plugins/site-content/schemas/jsonSchemas";

mkdirSync(".schemas", { recursive: true });
for (const [name, text] of schemaFiles()) writeFileSync(`.schemas/${name}`, text);
