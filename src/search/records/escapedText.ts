const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const CHARACTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

/**
 * Text that is safe inside HTML, as hosted indexes hold it: with apostrophes escaped, too, which feeds and pages leave
 * (`src/domain/html.ts`). Another form would change every record that has one.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** The same for text that may be escaped already: its entities stay. */
export function escapeOnce(text: string): string {
  return text.replace(
    /&(?!(?:amp|lt|gt|quot|#39);)|[<>"']/g,
    (character) => ENTITIES[character] ?? "",
  );
}

/** What {@link escapeHtml} was given. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity);
}
