import { type ComponentSpec, type GlossaryTerm, withProps } from "../../../domain/componentSpec";
import { stringProp, type TreeElement } from "../../../domain/documentTree";
import { absoluteUrl, attribute } from "../../../domain/html";
import { didYouMean } from "../../../domain/problems";

/** A word or phrase with its definition from `content/glossary.yml`. */
export const Term: ComponentSpec = {
  props: { id: "text" },
  emptyWithout: [],
  inline: true,
  resolve: (node, page) => {
    const id = stringProp(node, "id") ?? "";
    const entry = page.glossary.find((candidate) => candidate.id === id);
    if (!entry)
      page.reportUnknown(
        "glossary",
        node.line,
        `Unknown glossary term "${id}".${didYouMean(
          id,
          page.glossary.map((candidate) => candidate.id),
        )}`,
        "Add it to content/glossary.yml or correct the id.",
      );
    return withProps(node, {
      href: `${page.shownOn("Glossary", (glossary) => isOn(glossary, entry)) ?? ""}#${id}`,
      ...(entry && { term: entry.term, definition: entry.definition }),
    });
  },
  plainText: "children",
  outline: "children",
  feedHtml: (node, inner, place) =>
    `<a${attribute("href", absoluteUrl(stringProp(node, "href") ?? "", place))}${attribute("title", stringProp(node, "definition"))}>${inner()}</a>`,
};

/** Whether a glossary shows an entry; a glossary without a group shows all of them. */
function isOn(glossary: TreeElement, entry: GlossaryTerm | undefined): boolean {
  const group = stringProp(glossary, "group");
  return group === undefined || group === entry?.group;
}
