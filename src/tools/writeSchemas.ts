/** `npm run schemas`: writes the JSON Schemas of all content files to `.schemas/`, for completion in editors. */
import { mkdirSync, writeFileSync } from "node:fs";
import { jsonSchemas } from "../../plugins/site-content/schemas/jsonSchemas";

mkdirSync(".schemas", { recursive: true });
for (const [name, text] of jsonSchemas()) writeFileSync(`.schemas/${name}`, text);
