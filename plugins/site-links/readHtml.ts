import { Parser } from "htmlparser2";

export type HtmlPage = {
  /** Route of the page, without the base path. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly { readonly href: string; readonly kind: "link" | "asset" }[];
  /** Links whose authors asked for no check. */
  readonly unchecked: number;
};

const ASSETS: Readonly<Record<string, readonly string[]>> = {
  img: ["src", "srcset"],
  source: ["src", "srcset"],
  script: ["src"],
  link: ["href"],
  video: ["src", "poster"],
  audio: ["src"],
};
const NO_ASSET = /^(canonical|alternate|preconnect|dns-prefetch)$/;

/** Links and ids of one HTML file. Feeds are links of kind asset too. */
export function readHtml(path: string, html: string): HtmlPage {
  const ids = new Set<string>();
  const links: { href: string; kind: "link" | "asset" }[] = [];
  let unchecked = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.add(attributes.id);
      if (name === "a" && attributes.name) ids.add(attributes.name);
      if (name === "a" && attributes.href !== undefined) {
        if (attributes["data-nocheck"] !== undefined) unchecked++;
        else links.push({ href: attributes.href, kind: "link" });
      }
      for (const href of assetsOf(name, attributes)) links.push({ href, kind: "asset" });
    },
  });
  parser.end(html);
  return structuredClone({ path, ids, links, unchecked }); // texts found in a long text are parts of it for V8, and would keep the whole HTML in memory
}

function assetsOf(name: string, attributes: Readonly<Record<string, string>>): string[] {
  if (
    name === "link" &&
    NO_ASSET.test(attributes.rel ?? "") &&
    !/(rss|atom|feed)/.test(attributes.type ?? "")
  )
    return [];
  return (ASSETS[name] ?? []).flatMap((attribute) => {
    const value = attributes[attribute];
    if (!value) return [];
    return attribute === "srcset"
      ? value.split(",").map((part) => part.trim().split(/\s+/)[0] ?? "")
      : [value];
  });
}
