import { firstLetter } from "../../../domain/blog";
import {
  type ComponentSpec,
  type GlossaryTerm,
  type PageContext,
  withProps,
} from "../../../domain/componentSpec";
import { type Json, stringProp } from "../../../domain/documentTree";
import { groupBy } from "../../../domain/groupBy";
import { tableHtml } from "../../../domain/html";
import { labelled } from "../../../domain/outlineText";
import { didYouMean } from "../../../domain/problems";
import { objectsOf, objectsProp, textOf } from "../../../domain/treeProps";

export const Glossary: ComponentSpec = {
  props: { "group?": "text" },
  holds: [],
  isReference: true,
  resolve: (node, page) => {
    const group = stringProp(node, "group");
    const groups = [...new Set(page.glossary.flatMap((entry) => entry.group ?? []))];
    if (group !== undefined && !groups.includes(group))
      page.reportUnknown(
        "glossary",
        node.line,
        `No glossary term has the group "${group}".${didYouMean(group, groups)}`,
        "Correct it, or give the group to terms in content/glossary.yml.",
      );
    return withProps(node, { entries: entries(page, group) });
  },
  plainText: "children",
  outline: (node, outline) => {
    for (const { id, term, definition, example, see } of objectsProp(node, "entries"))
      outline.scoped(3, textOf(id) ?? "", textOf(term) ?? "", () => {
        outline.text(textOf(definition));
        outline.text(textOf(example));
        outline.text(labelled("See also", namesOf(see)));
      });
  },
  feedHtml: (node) =>
    tableHtml(
      undefined,
      ["Term", "Definition"],
      objectsProp(node, "entries").map(({ term, definition, example, see }) => [
        textOf(term) ?? "",
        [textOf(definition), textOf(example), labelled("See also", namesOf(see))]
          .flatMap((text) => text || [])
          .join(" "),
      ]),
    ),
};

/** A list of links to the terms on the same page, which has no text of its own for search. */
export const GlossaryIndex: ComponentSpec = {
  props: {},
  holds: [],
  resolve: (node, { glossary }) => withProps(node, { letters: letters(glossary) }),
  plainText: "children",
  outline: () => undefined,
  feedHtml: () => "",
};

function entries({ glossary }: PageContext, group: string | undefined): Json {
  const names = new Map(glossary.map(({ id, term }) => [id, term]));
  return glossary
    .filter((entry) => group === undefined || entry.group === group)
    .map(({ id, term, definition, example, see }) => ({
      id,
      term,
      definition,
      ...(example !== undefined && { example }),
      see: see.map((other) => ({ id: other, term: names.get(other) ?? other })),
    }));
}

/** The terms by their first letter. */
function letters(glossary: readonly GlossaryTerm[]): Json {
  const sorted = glossary
    .map(({ id, term }) => ({ id, term }))
    .sort((a, b) => a.term.localeCompare(b.term, "en"));
  const found = groupBy(sorted, ({ term }) => firstLetter(term));
  return [...found].map(([letter, entries]) => ({ letter, entries }));
}

function namesOf(see: Json | undefined): string {
  return objectsOf(see)
    .flatMap(({ term }) => textOf(term) ?? [])
    .join(", ");
}
