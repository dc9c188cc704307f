import type { Nodes, Parent, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { ComponentNames } from "../../../src/domain/componentSpec";
import { showCodeFiles } from "./code/codeFiles";
import { asMarkdown } from "./docusaurusComponents";
import { type Imported, type Imports, takeImports } from "./imports";
import { isJsx, type Jsx, jsx, lineOf } from "./jsx";
import { atPosition, type PagePartials, partialContent } from "./partials";
import { isMessage, report } from "./report";

export type DocusaurusOptions = {
  readonly components: ComponentNames;
  readonly partials: PagePartials;
  /** Parses MDX. @throws a message of unified's for what it cannot read */
  readonly parse: (text: string) => Root;
};

/** Reads what Docusaurus' pages have beside Markdown: imports, partials, pictures by name, and components of its theme. */
export function remarkDocusaurus({ components, partials, parse }: DocusaurusOptions) {
  return (tree: Root, file: VFile): void => {
    function include(tag: Jsx, name: string, importer: string, above: readonly string[]) {
      if (above.includes(name)) {
        report(file, "unreadable-file", lineOf(tag), `The file "${name}" imports itself.`);
        return [];
      }
      const partial = parsePart(name, partials.texts[name] ?? "", file, parse);
      showCodeFiles(partial, file, partials, name);
      readFile(partial, name, [...above, name]);
      return partialContent(partial, tag, name, importer, file);
    }

    function readFile(root: Root, name: string, above: readonly string[]): void {
      openCodeBlocks(root, (text) => parsePart("mdx-code-block", text, file, parse));
      show(root, takeImports(root, file, partials.files[name], components), name, above);
    }

    function show(root: Parent, names: Imports, name: string, above: readonly string[]): void {
      visit(root as Root, (node, index, parent) => {
        if (!isJsx(node)) return undefined;
        const imported = names.get(node.name ?? "");
        if (imported?.kind === "partial" && parent && index !== undefined) {
          show(node, names, name, above);
          const content = include(node, imported.file, name, above);
          (parent.children as Nodes[]).splice(index, 1, ...content);
          return index + content.length; // it has been read with the imports of its own file
        }
        readTag(node, imported, names);
        asMarkdown(node, components, file);
        return undefined;
      });
    }

    readFile(tree, file.path, [file.path]);
  };
}

/** The tree of a part of the page; an empty one, with a problem, if it cannot be read. */
function parsePart(
  name: string,
  text: string,
  page: VFile,
  parse: DocusaurusOptions["parse"],
): Root {
  try {
    return parse(text);
  } catch (error) {
    if (!isMessage(error)) throw error;
    const message = `${name}:${error.line ?? 1}, which the page shows, cannot be read: ${error.reason}`;
    report(page, "mdx-syntax", undefined, message);
    return { type: "root", children: [] };
  }
}

/** Puts the MDX in fences of `mdx-code-block`, which other tools show as code, into the page. */
function openCodeBlocks(root: Root, parse: (text: string) => Root): void {
  visit(root, "code", (node, index, parent) => {
    if (node.lang !== "mdx-code-block" || !parent || index === undefined) return undefined;
    const { children } = atPosition(parse(node.value), node.position);
    parent.children.splice(index, 1, ...children);
    return index + children.length;
  });
}

/** Reads a tag by what its name stands for, and puts imported pictures in place of their names: `<Chart />`, `src={chart}`. */
function readTag(node: Jsx, own: Imported | undefined, names: Imports): void {
  if (own?.kind === "missing") Object.assign(node, { name: null, attributes: [] });
  if (own?.kind === "picture") {
    node.name = "img";
    node.attributes.unshift(...jsx("img", { src: own.src, alt: "" }, []).attributes); // what the tag has wins
  }
  if (node.name === "DocCardList")
    // `items={useCurrentSidebarCategory().items}` is what it shows anyway
    node.attributes = node.attributes.filter((each) => !("name" in each) || each.name !== "items");
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "object") continue;
    const picture = names.get(attribute.value?.value.trim() ?? "");
    if (picture?.kind === "picture") attribute.value = picture.src;
  }
}
