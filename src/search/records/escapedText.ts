/** In this order: text that was escaped may contain what looks escaped. */
const ENTITIES = [
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
] as const;

/**
 * Text escaped for HTML, as in hosted indexes: apostrophes are escaped, too, unlike in feeds and pages (`src/domain/html.ts`).
 * Another form would change every record that contains one.
 */
export function escapeHtml(text: string): string {
  return ENTITIES.reduce((done, [character, entity]) => done.replaceAll(character, entity), text);
}

/** Reverses {@link escapeHtml}. */
export function unescapeHtml(text: string): string {
  return ENTITIES.reduceRight((done, [plain, entity]) => done.replaceAll(entity, plain), text);
}
