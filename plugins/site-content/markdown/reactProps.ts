import type { Element } from "hast";
import { find, hastToReact, normalize, type Schema } from "property-information";
import type { Json, TreeProps } from "../../../src/domain/documentTree";

/** Properties of an HTML element under React's names. */
export function propsOf({ properties }: Element, schema: Schema): TreeProps {
  const props: Record<string, Json> = {};
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    const { commaSeparated } = find(schema, property);
    props[reactName(property, schema)] = Array.isArray(value)
      ? value.join(commaSeparated ? ", " : " ")
      : value;
  }
  return props;
}

/** React's name of a property or attribute by the first schema that has it: `class` and `CLASS` are `className`. */
export function reactName(name: string, ...schemas: readonly Schema[]): string {
  if (normalize(name) in {}) return name; // `constructor`, which the schemas seem to have
  const infos = schemas.map((schema) => find(schema, name));
  const known = infos.find(({ space }) => space);
  return known ? (hastToReact[known.property] ?? known.property) : (infos[0]?.attribute ?? name);
}

/** Whether a tag is one of HTML, not a component or a fragment. */
export function isHtmlTag(name: string | null): boolean {
  return name !== null && /^[a-z][^.]*$/.test(name);
}
