import { Parser } from "htmlparser2";

export type HtmlLink = { readonly href: string; readonly kind: "link" | "asset" };

export type HtmlPage = {
  /** Route of the page, without the base path. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly HtmlLink[];
};

const ASSETS: Readonly<Record<string, readonly string[]>> = {
  img: ["src", "srcset"],
  source: ["src", "srcset"],
  script: ["src"],
  link: ["href"],
  video: ["src", "poster"],
  audio: ["src"],
  track: ["src"],
};
const NO_ASSET = /^(canonical|alternate|preconnect|dns-prefetch)$/;
/** Code and styles, which are most of a page. */
const CODE = /(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2\s*>)/gi;

/** Links and ids of one HTML file. Feeds are links of kind asset too. */
export function readHtml(path: string, html: string): HtmlPage {
  const ids = new Set<string>();
  const links: HtmlLink[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.add(owned(attributes.id));
      if (name === "a" && attributes.name) ids.add(owned(attributes.name));
      if (name === "a" && attributes.href !== undefined)
        links.push({ href: owned(attributes.href), kind: "link" });
      for (const href of assetsOf(name, attributes))
        links.push({ href: owned(href), kind: "asset" });
    },
  });
  parser.end(html.replace(CODE, "$1"));
  return { path, ids, links };
}

/** A copy: V8 keeps a found text as a slice of the page, and would hold the HTML of the whole site in memory. */
function owned(found: string): string {
  return Buffer.from(found).toString();
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
