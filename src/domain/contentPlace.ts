/** The source whose files are the content folder: `name` of its gatsby-source-filesystem entry. */
const CONTENT_SOURCE = "content";

/**
 * Where the files of a source belong in the content: those of a source other than the content folder go into the docs folder with
 * its name, so that `contracts` has `content/docs/contracts`.
 */
export function placeOfSource(name: string): string {
  return name === CONTENT_SOURCE ? "content" : `content/docs/${name}`;
}
