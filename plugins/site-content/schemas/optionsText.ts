import { isObject } from "../../../src/domain/json";

/** A key of a data file or of front matter, such as `navbar.links[].to`; `*` stands for a name that the owner chooses. */
type Option = { readonly path: string; readonly initial: string; readonly meaning: string };

/** The keys in a JSON Schema, each once, with their meanings and defaults. */
export function optionsOf(schema: unknown): Option[] {
  return [...new Map(optionsBelow(schema, "").map((option) => [option.path, option])).values()];
}

function optionsBelow(schema: unknown, path: string): Option[] {
  if (!isObject(schema)) return [];
  const { properties, required, anyOf, oneOf, items, additionalProperties } = schema;
  const own = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, value]) => {
    const at = path === "" ? key : `${path}.${key}`;
    const below = optionsBelow(value, at);
    if (!isObject(value)) return below;
    const isNeeded = Array.isArray(required) && required.includes(key);
    if ("properties" in value && !isNeeded) return below; // the keys inside describe it
    const set = value.default === undefined ? "" : `\`${JSON.stringify(value.default)}\``;
    const option = {
      path: at,
      initial: isNeeded ? "needed" : set,
      meaning: String(value.description ?? ""),
    };
    return [option, ...below];
  });
  return [
    ...own,
    ...[anyOf ?? oneOf ?? []].flat().flatMap((choice) => optionsBelow(choice, path)),
    ...optionsBelow(items, `${path}[]`),
    ...optionsBelow(additionalProperties, path === "" ? "*" : `${path}.*`),
  ];
}

/** Documents every key of the content as Markdown. @param files file names and their JSON Schemas */
export function optionsText(files: readonly (readonly [file: string, schema: object])[]): string {
  const parts = files.map(([file, schema]) => {
    const rows = optionsOf(schema).map(
      ({ path, initial, meaning }) =>
        `| \`${path}\` | ${initial} | ${meaning.replaceAll("|", "\\|")} |`,
    );
    return `## ${file}\n\n| Key | Default | Meaning |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
  });
  return `# Every key of the content\n\nWritten by \`node src/tools/run.cjs writeSchemas\` from \`plugins/site-content/schemas\`. A key marked "needed" is required wherever the section or entry around it is written.\n\n${parts.join("\n")}`;
}
