import type { Element } from "hast";
import { find, hastToReact, html, normalize, type Schema } from "property-information";
import { decoded } from "../../../../src/domain/decoded";
import type { Json, TreeProps } from "../../../../src/domain/documentTree";

/** Properties of an HTML element under React's names. */
export function propsOf({ properties }: Element): TreeProps {
  const props: Record<string, Json> = {};
  for (const [property, written] of Object.entries(properties)) {
    if (written === null || written === undefined) continue;
    const value = isEncodedId(property, written) ? decoded(written) : written;
    const { commaSeparated } = find(html, property);
    props[reactName(property)] = Array.isArray(value)
      ? value.join(commaSeparated ? ", " : " ")
      : value;
  }
  return props;
}

/** Decodes the id of a footnote, which is percent-encoded, `fn-%E2%80%A0`: anchors are looked up as `fn-†`. */
function isEncodedId(property: string, value: unknown): value is string {
  return property === "id" && typeof value === "string" && /^fn(?:ref)?-.*%/.test(value);
}

/** React's name of a property or attribute: `class` and `CLASS` are `className`. */
export function reactName(name: string, schema: Schema = html): string {
  if (normalize(name) in {}) return name; // `constructor`, which schemas inherit
  const { attribute, property, space } = find(schema, name);
  return space ? (hastToReact[property] ?? property) : attribute;
}
