import { text } from "../../../domain/componentProps";
import type { GlossaryTerm } from "../../../domain/componentSpec";
import { stringProp, type TreeElement } from "../../../domain/documentTree";
import { didYouMean } from "../../../domain/problems";
import { interactiveComponent } from "../define";

/** A word or phrase with its definition from `content/glossary.yml`. */
export const Term = interactiveComponent({
  props: { id: text },
  inline: true,
  resolve: ({ id }, { page, line }) => {
    const entry = page.glossary.find((candidate) => candidate.id === id);
    const known = page.glossary.map((candidate) => candidate.id);
    if (!entry)
      page.reportUnknown(
        line,
        `Unknown glossary term "${id}".${didYouMean(id, known)}`,
        "Add it to content/glossary.yml or correct the id.",
      );
    return {
      href: `${page.shownOn("Glossary", (glossary) => isOn(glossary, entry)) ?? ""}#${id}`,
      definition: entry?.definition,
    };
  },
  fallback: ({ href, definition }, children) => (
    <a href={href} title={definition}>
      {children}
    </a>
  ),
});

/** Whether a glossary shows an entry; a glossary without a group shows all of them. */
function isOn(glossary: TreeElement, entry: GlossaryTerm | undefined): boolean {
  const group = stringProp(glossary, "group");
  return group === undefined || group === entry?.group;
}
