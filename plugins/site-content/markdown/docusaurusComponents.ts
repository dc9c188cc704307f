import type { VFile } from "vfile";
import type { ComponentNames } from "../../../src/domain/componentSpec";
import { type Jsx, lineOf } from "./jsx";
import { report } from "./report";

type Twin = { readonly name: string | null; readonly props?: Readonly<Record<string, string>> };
/** What components of Docusaurus' sites are here, and their properties that have another name; null for only what is in them. */
const TWINS = new Map<string | null, Twin>([
  ["BrowserOnly", { name: null }],
  ["Card", { name: "Card", props: { href: "to", description: "text" } }],
  ["Cards", { name: "CardGrid" }],
  ["Link", { name: "a", props: { to: "href" } }],
  ["Translate", { name: null }],
]);

/** Turns a component of Docusaurus' theme into what this site has for it, unless the site has one of the same name. */
export function asMarkdown(node: Jsx, { authored }: ComponentNames, file: VFile): void {
  const isOwn = Object.hasOwn(authored, node.name ?? "");
  const twin = TWINS.get(node.name);
  const isHead = /^head$/i.test(node.name ?? "");
  if ((isHead || node.name === "TOCInline") && !isOwn) {
    const fix = "Write title_meta, description, keywords and image in the front matter.";
    if (isHead)
      report(file, "dropped-html", lineOf(node), "The content of <head> is left out.", fix);
    Object.assign(node, { name: null, children: [] });
  } else if (twin && (!isOwn || twin.name === node.name)) {
    node.name = twin.name;
    for (const each of node.attributes)
      if ("name" in each) each.name = twin.props?.[each.name] ?? each.name;
  }
}
