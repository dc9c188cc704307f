import { decodeHTMLAttribute } from "entities";
import { Parser } from "htmlparser2";
import { markupOf, PAGE_ENCODING } from "../../src/domain/builtPage";

export type HtmlLink = { readonly href: string; readonly kind: "link" | "asset" };

export type HtmlPage = {
  /** Route of the page, without the base path. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly HtmlLink[];
  /** Links whose authors have turned off the check. */
  readonly unchecked: number;
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

/**
 * The links and ids of all pages, each kept once, since most are on many pages. Pages are searched as bytes (`PAGE_ENCODING`);
 * only what is found and new is read as text.
 */
export class KnownTexts {
  private readonly ids = new Map<string, string>();
  private readonly links = {
    link: new Map<string, HtmlLink>(),
    asset: new Map<string, HtmlLink>(),
  };

  id(found: string): string {
    return this.ids.get(found) ?? this.keep(this.ids, found, (id) => id);
  }

  link(found: string, kind: HtmlLink["kind"]): HtmlLink {
    return (
      this.links[kind].get(found) ?? this.keep(this.links[kind], found, (href) => ({ href, kind }))
    );
  }

  /**
   * V8 keeps a match as a slice of the long string it was found in, which would hold the whole HTML in memory: a copy does not.
   */
  private keep<Value>(
    known: Map<string, Value>,
    found: string,
    make: (text: string) => Value,
  ): Value {
    const bytes = Buffer.from(found, PAGE_ENCODING);
    const value = make(decodeHTMLAttribute(bytes.toString("utf8")));
    known.set(bytes.toString(PAGE_ENCODING), value);
    return value;
  }
}

/** Links and ids of one HTML file. Feeds are links of kind asset too. */
export function readHtml(path: string, html: Buffer, known = new KnownTexts()): HtmlPage {
  const ids = new Set<string>();
  const links: HtmlLink[] = [];
  let unchecked = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (attributes.id) ids.add(known.id(attributes.id));
        if (name === "a" && attributes.name) ids.add(known.id(attributes.name));
        if (name === "a" && attributes.href !== undefined) {
          if (attributes["data-nocheck"] !== undefined) unchecked++;
          else links.push(known.link(attributes.href, "link"));
        }
        for (const href of assetsOf(name, attributes)) links.push(known.link(href, "asset"));
      },
    },
    { decodeEntities: false },
  );
  for (const text of markupOf(html)) parser.write(text);
  parser.end();
  return { path, ids, links, unchecked };
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
