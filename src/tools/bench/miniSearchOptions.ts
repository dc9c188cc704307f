/** Options that must be the same when the index is built and when it is loaded. */
export const MINISEARCH_OPTIONS = {
  fields: ["title", "heading", "text"],
  storeFields: ["title", "heading"],
};
