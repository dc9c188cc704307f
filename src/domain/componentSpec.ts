import type { z } from "zod";
import { fromDescriptor } from "./componentFault";
import {
  element,
  type Json,
  mapTree,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from "./documentTree";
import type { SidebarItem } from "./sidebar";

/** What both kinds of components of content have in common. */
type CommonSpec = {
  /** What authors may write as its properties. The build reports a page that omits one or writes something else. */
  readonly props: z.ZodRawShape;
  /** The only components that it may contain; none if the list is empty. If omitted, it shows whatever it contains. */
  readonly allowedChildren?: readonly string[];
  /** True if it is used inside a line of text. Other components are blocks. */
  readonly inline?: true;
  /** True if the build puts it into the tree; authors write Markdown instead. */
  readonly internal?: true;
};

/** A component that the build replaces by ordinary nodes: page, search, feeds and Markdown copies read those. */
export type StaticSpec = CommonSpec & {
  /** The nodes that stand for it. Its properties have been checked, and its children are nodes already. */
  readonly render: (node: TreeElement, page: PageContext) => readonly TreeNode[];
};

/** A component with a view of the same name in a `*.view.tsx` file, which runs in the browser. */
export type InteractiveSpec = CommonSpec & {
  /** Adds what its view needs of other files. */
  readonly resolve?: (node: TreeElement, page: PageContext) => TreeElement;
  /** The nodes that stand for it in search, feeds and Markdown copies; also of one whose `resolve` has not run yet. */
  readonly fallback: (node: TreeElement) => readonly TreeNode[];
};

/** Everything the build has to know about a component of content, in one descriptor. */
export type ComponentSpec = StaticSpec | InteractiveSpec;

/** Descriptors by component name. */
export type ComponentSpecs = Readonly<Record<string, ComponentSpec>>;

/** What a page knows about another one. */
export type PageSummary = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
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
  /** Whether the page has a section (`##`) above the component. */
  hasSections(): boolean;
  /** Where the site is: `url` of `content/site.yml` with the base path, without a slash at its end. */
  readonly siteAddress: string;
  readonly glossary: readonly GlossaryTerm[];
  readonly networks: readonly NetworkFacts[];
  readonly values: Readonly<Record<string, OwnerValue>>;
  /** Built pages by route. */
  readonly pages: ReadonlyMap<string, PageSummary>;
  readonly sidebar: readonly SidebarItem[];
  /** Reports an error at a line of the page's file. */
  report(line: number | undefined, message: string, fix: string): void;
  /** The same for a name that a data file does not have. */
  reportUnknown(line: number | undefined, message: string, fix: string): void;
  /** The same as a warning, for what is merely omitted. */
  warn(line: number | undefined, message: string, fix: string): void;
  /**
   * Final address of a link: files become routes or published assets. The link is checked after the build. Text that shows a host
   * other than the link's is reported.
   */
  link(href: string, line: number | undefined, text?: string): string;
  /** An owner value; an unknown key is reported and shown as is. */
  ownerValue(key: string, line: number | undefined): ShownValue;
  /** A YAML file beside `content/site.yml`, by its name; undefined when it is missing. */
  data(file: string): DataFile | undefined;
  /** Route of the first page that shows a component of this name, among those that match a rule if one is given. */
  shownOn(component: string, isMeant?: (node: TreeElement) => boolean): string | undefined;
  /** Claims a name on this page. @returns false when the page already has it */
  claimName(name: string): boolean;
}

type AuthoredComponent = Pick<ComponentSpec, "allowedChildren" | "inline">;

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
      all
        .filter(([, { internal }]) => !internal)
        .map(([name, { allowedChildren, inline }]) => [
          name,
          { ...(allowedChildren && { allowedChildren }), ...(inline && { inline }) },
        ]),
    ),
    internal: all.flatMap(([name, { internal }]) => (internal ? [name] : [])),
  };
}

/** The descriptor of a component; undefined for an HTML element, and for a component that is not registered, which is reported. */
export function specOf(components: ComponentSpecs, type: string): ComponentSpec | undefined {
  return Object.hasOwn(components, type) ? components[type] : undefined;
}

/**
 * A tree of HTML elements only, as search, feeds and Markdown copies read it: interactive components are replaced by the nodes
 * that stand for them. @throws ComponentFault
 */
export function plainTree(nodes: readonly TreeNode[], components: ComponentSpecs): TreeNode[] {
  return mapTree(nodes, (node) => {
    if (/^[a-z]/.test(node.type)) return node;
    const spec = specOf(components, node.type);
    if (!spec || !("fallback" in spec)) return node.children ?? [];
    return fromDescriptor(node, () => spec.fallback(node));
  });
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
