import { SKIP, visit } from "unist-util-visit";
import { attribute, isComponent, lineOf, type Rule } from "./rule";

/** A term is linked where it is first used, and once per page; so are the terms that the page's brief asks for. */
export const termRules: Rule = ({ root }, report, { glossary, style, brief }) => {
  const linked = new Map<string, number | undefined>();
  const read: { readonly text: string; readonly line: number | undefined }[] = [];
  const aside = new Set<unknown>(); // table cells and bold lead-ins may mention a term before it is linked
  visit(root, (node, _index, parent) => {
    if (node.type === "heading" || node.type === "link") return SKIP;
    if (node.type === "table" || node.type === "strong" || aside.has(parent)) aside.add(node);
    if (node.type === "text" && !aside.has(node))
      read.push({ text: node.value, line: lineOf(node) });
    if (!isComponent(node) || node.name !== "Term") return;
    const id = attribute(node, "id") ?? "";
    if (linked.has(id))
      report(
        lineOf(node),
        `The term "${id}" is linked a second time.`,
        `Keep the link of line ${linked.get(id)}, its first use.`,
      );
    else {
      linked.set(id, lineOf(node));
      const earlier = read.find(({ text }) =>
        mentions(text, glossary.find((entry) => entry.id === id)?.term ?? id, style.termsInNames),
      );
      if (earlier)
        report(
          earlier.line,
          `The term "${id}" is used here and linked later, in line ${lineOf(node)}.`,
          "Move the link to the first use.",
        );
    }
    return SKIP;
  });
  for (const id of brief?.terms ?? [])
    if (!linked.has(id))
      report(
        undefined,
        `The term "${id}" is not linked.`,
        `Write <Term id="${id}">…</Term> where it is first used.`,
      );
};

/** Whether a text uses a glossary term: its name or the abbreviation in brackets, singular or plural. */
function mentions(text: string, term: string, names: readonly RegExp[]): boolean {
  const [name = "", short] = term.split(/ \(|\)/);
  const forms = [
    ...name.split(" / "),
    ...(short !== undefined && /^[A-Z]{2,}$/.test(short) ? [short] : []),
  ].map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const own = names.reduce((rest, name) => rest.replace(new RegExp(name, "giu"), ""), text);
  return new RegExp(`(?<![\\w-])(${forms.join("|")})s?(?![\\w-])`, "i").test(own);
}
