import type { VFile } from "vfile";
import { type Jsx, lineOf } from "./jsx";
import { report } from "./report";

/** Turns a component of Docusaurus' theme into what this site has for it. */
export function asMarkdown(node: Jsx, file: VFile): void {
  switch (node.name) {
    case "Link":
      node.name = "a"; // `<Link to="/x">` → `<a href="/x">`
      for (const each of node.attributes)
        if ("name" in each && each.name === "to") each.name = "href";
      return;
    case "Head":
    case "head":
      reportHead(file, lineOf(node));
      Object.assign(node, { name: null, attributes: [], children: [] });
      return;
    case "TOCInline": // the page has the same list beside it
      Object.assign(node, { name: null, attributes: [], children: [] });
      return;
    case "BrowserOnly":
    case "Translate":
      Object.assign(node, { name: null, attributes: [] });
  }
}

/** Reports tags for crawlers, which this site makes itself. */
export function reportHead(file: VFile, line: number | undefined): void {
  const fix = "Write title_meta, description, keywords and image in the front matter.";
  report(file, "dropped-html", line, "The content of <head> is left out.", fix);
}
