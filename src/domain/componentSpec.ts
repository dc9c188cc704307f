import { element, type Json, type TreeElement, type TreeProps } from "./documentTree";
import type { HeadingLevel } from "./headingLevel";
import type { FeedPlace } from "./html";
import type { PropShapes } from "./propShapes";
import type { SidebarItem } from "./sidebar";

/**
 * Everything the build has to know about a component of content, apart from its view: one descriptor per component, in
 * `src/components/mdx/<name>/`. The text fields are mandatory, so that no component loses its text in search or feeds:
 * `"children"` says that a component shows its children and nothing else.
 */
export type ComponentSpec = {
  /**
   * What authors may write as its properties, such as `{ title: "text", "rows?": [{ label: "text" }] }`. The build reports a page
   * that omits one or writes something else, so the view gets nothing that it cannot show.
   */
  readonly props: PropShapes;
  /** The only components that it may contain; none if the list is empty. If omitted, the component shows whatever it contains. */
  readonly holds?: readonly string[];
  /**
   * It is reported as empty if it has neither children nor any of these properties. One that `holds` others needs at least one of
   * them.
   */
  readonly emptyWithout?: readonly string[];
  /** True if the build puts it into the tree; authors write Markdown instead. */
  readonly internal?: true;
  /** True if it is used inside a line of text. Other components are blocks. */
  readonly inline?: boolean | ((node: TreeElement) => boolean);
  /** Adds what depends on other files: addresses, owner values, text of other pages. Children are resolved first. */
  readonly resolve?: (node: TreeElement, page: PageContext) => TreeElement;
  /** The entry it makes in the table of contents: an id that its view writes, the text, and its level, 3 where none is given. */
  readonly heading?: (node: TreeElement) => {
    readonly id: string;
    readonly text: string;
    readonly level?: HeadingLevel;
  };
  /** The property that is a heading of the page: if it is set, the build gives the component an `id` and a `level`. */
  readonly headingProp?: string;
  /** True if it repeats what other pages explain: in search, a page with it comes after those. */
  readonly isReference?: true;
  /** Its text in headings, descriptions, word counts and lines of search text. */
  readonly plainText: "children" | ((node: TreeElement) => string);
  /**
   * Writes what readers see of it to the search records; `addChildren` adds its children at that point. Inline components are
   * part of a line of text, which uses their plain text.
   */
  readonly outline:
    | "children"
    | "plainText"
    | ((node: TreeElement, outline: OutlineWriter, addChildren: () => void) => void);
  /**
   * Its HTML in feeds: static, without scripts and classes. `inner` gives the HTML of its children.
   */
  readonly feedHtml:
    | "children"
    | ((node: TreeElement, inner: () => string, place: FeedPlace) => string);
};

/** Descriptors by component name. */
export type ComponentSpecs = Readonly<Record<string, ComponentSpec>>;

/** Receives what readers see of a page, section by section in the order of the page. */
export interface OutlineWriter {
  /** Adds the parts as one text; empty parts are left out. */
  text(...parts: readonly (string | undefined)[]): void;
  /** Adds the cells of a row, or the facts of a field, as one text. */
  row(...cells: readonly (string | undefined)[]): void;
  /** Opens a section with an address of its own, which ends after `fill`. */
  scoped(level: HeadingLevel, anchor: string, heading: string, fill: () => void): void;
  /** One level below the current section, at least `min`. */
  levelBelow(min: HeadingLevel): HeadingLevel;
}

/** What a page knows about another one. */
export type PageSummary = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly words: number;
};

/** An entry of `content/values.yml`. */
export type OwnerValue = {
  readonly value: string | readonly string[];
  readonly confirmed: boolean;
  readonly note?: string | undefined;
};

/** An owner value as components show it. */
export type ShownValue = {
  readonly value: string;
  readonly confirmed: boolean;
  readonly note?: string;
  /** An unconfirmed value on a demonstration site, marked only by a dagger. */
  readonly quiet?: true;
  /** True for an unconfirmed value below a heading that already has one with the label. */
  readonly repeated?: true;
};

/** An entry of `content/glossary.yml`. */
export type GlossaryTerm = {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  readonly group?: string | undefined;
  readonly example?: string | undefined;
  readonly see: readonly string[];
};

/** An entry of `content/networks.yml`. */
export type NetworkFacts = {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly (readonly [string, string])[];
};

/** Data files of `content/`, without `.yml`. */
export type DataName =
  | "facts"
  | "values"
  | "glossary"
  | "networks"
  | "search"
  | "incident"
  | "blog/authors"
  | "blog/tags";

/** How a site treats values that its owner has not confirmed (`mode` of `content/site.yml`). */
export type SiteMode = "template" | "demo" | "live";

/** A YAML file beside `content/site.yml`. */
export type DataFile = {
  /** Its content; undefined when it is not YAML, which is reported. */
  readonly value: Json | undefined;
  /** Reports an error at a path in it, once no matter how many pages find it. */
  report(path: readonly PropertyKey[], message: string, fix: string): void;
};

/** What a descriptor may ask about the page its component is on, and about the rest of the site. */
export interface PageContext {
  readonly mode: SiteMode;
  /** Route of this page. */
  readonly path: string;
  /** Headings of this page, in document order. */
  readonly headings: readonly {
    readonly level: number;
    readonly id: string;
    readonly text: string;
  }[];
  /** Where the site is: `url` of `content/site.yml` with the base path, without a slash at its end. */
  readonly siteAddress: string;
  /** The product's name, and the addresses of its mark below the base path. */
  readonly brand: {
    readonly name: string;
    readonly image: string;
    readonly dark?: string | undefined;
    readonly replacesName: boolean;
    /** Width of the mark at the height `LOGO_HEIGHT`. */
    readonly width: number;
  };
  readonly glossary: readonly GlossaryTerm[];
  readonly networks: readonly NetworkFacts[];
  readonly values: Readonly<Record<string, OwnerValue>>;
  /** Built pages by route. */
  readonly pages: ReadonlyMap<string, PageSummary>;
  readonly sidebar: readonly SidebarItem[];
  /** Reports an error at a line of the page's file. */
  report(line: number | undefined, message: string, fix: string): void;
  /** The same for a name that a data file does not have; silent where that file could not be read, which is reported already. */
  reportUnknown(file: DataName, line: number | undefined, message: string, fix: string): void;
  /** The same as a warning, for what is merely omitted. */
  warn(line: number | undefined, message: string, fix: string): void;
  /**
   * Final address of a link: files become routes or published assets. The link is checked after the build. Text that shows a host
   * other than the link's is reported.
   */
  link(href: string, line: number | undefined, text?: string): string;
  /** Properties of a picture with its file or public address, and its size if known. */
  picture(node: TreeElement): TreeProps;
  /** An owner value; an unknown key is reported and shown as is. */
  ownerValue(key: string, line: number | undefined): ShownValue;
  /** A YAML file beside `content/site.yml`, by its name; undefined when it is missing. */
  data(file: string): DataFile | undefined;
  /** Route of the first page that shows a component of this name, among those that match a rule if one is given. */
  shownOn(component: string, isMeant?: (node: TreeElement) => boolean): string | undefined;
  /** Claims a name on this page. @returns false when the page already has it */
  claimName(name: string): boolean;
}

type AuthoredComponent = Pick<ComponentSpec, "props" | "holds" | "emptyWithout"> & {
  readonly inline?: true;
};

/**
 * What the parsing processes need to know about the components that authors may write and those that the build makes: plain JSON.
 */
export type ComponentNames = {
  readonly authored: Readonly<Record<string, AuthoredComponent>>;
  /** Components the build makes from Markdown. */
  readonly internal: readonly string[];
};

/** What parsing knows about a component that authors may write; undefined for every other tag. */
export function authoredComponent(
  { authored }: ComponentNames,
  name: string,
): AuthoredComponent | undefined {
  return Object.hasOwn(authored, name) ? authored[name] : undefined;
}

/** What parsing needs of the descriptors. */
export function componentNames(components: ComponentSpecs): ComponentNames {
  const all = Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    authored: Object.fromEntries(
      all.flatMap(([name, { internal, props, holds, emptyWithout, inline }]) => {
        const rules = { ...(holds && { holds }), ...(emptyWithout && { emptyWithout }) };
        return internal ? [] : [[name, { props, ...rules, ...(inline && { inline: true }) }]];
      }),
    ),
    internal: all.flatMap(([name, { internal }]) => (internal ? [name] : [])),
  };
}

/**
 * A component that is not registered: the page that uses it is reported, and until it is fixed shows the component's children.
 */
const UNKNOWN: ComponentSpec = {
  props: {},
  plainText: "children",
  outline: "children",
  feedHtml: "children",
};

/** The descriptor of a component, or undefined for HTML elements. */
export function specOf(components: ComponentSpecs, type: string): ComponentSpec | undefined {
  if (Object.hasOwn(components, type)) return components[type];
  return /^[A-Z]/.test(type) ? UNKNOWN : undefined;
}

/** True for a component that is used inside a line of text. */
export function isInline(spec: ComponentSpec | undefined, node: TreeElement): boolean {
  const { inline = false } = spec ?? {};
  return typeof inline === "function" ? inline(node) : inline;
}

/** The same element with further properties. */
export function withProps(node: TreeElement, props: TreeProps): TreeElement {
  return element(node.type, { ...node.props, ...props }, node.children ?? [], node.line);
}

/**
 * The descriptors a plugin was given in gatsby-config.ts. @throws Error when the option is missing
 */
export function componentsOption(options: object): ComponentSpecs {
  if (!("components" in options))
    throw new Error("The plugin has no components; give them in gatsby-config.ts.");
  return options.components as ComponentSpecs;
}
