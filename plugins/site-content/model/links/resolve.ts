import { isExampleAddress, localFault, otherHost } from "../../../../src/domain/addresses";
import { orProblem } from "../../../../src/domain/componentFault";
import {
  type ComponentSpecs,
  type PageContext,
  type ShownValue,
  type StaticSpec,
  specOf,
  withProps,
} from "../../../../src/domain/componentSpec";
import {
  element,
  isElement,
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from "../../../../src/domain/documentTree";
import { type Heading, headingLevel, withHeadingIds } from "../../../../src/domain/headings";
import { modeOfPicture } from "../../../../src/domain/pictures";
import { type Problem, problemOf, type RuleFault } from "../../../../src/domain/problems";
import { isExternal } from "../../../../src/domain/routes";
import type { Rule } from "../../../../src/domain/rules";
import { treeText } from "../../../../src/domain/treeText";
import { showPicture } from "../pictures/pictureFile";
import type { SiteData, SourceLink } from "../types";
import { checkedComponent, pageHeadings } from "./components";
import { type HrefContext, resolveHref } from "./href";
import { findOwnerValue } from "./ownerValue";

/** What a page needs to know of the rest of the site. */
export type ResolveContext = HrefContext &
  Pick<PageContext, "data" | "shownOn" | "sidebar" | "siteAddress"> & {
    /** Pages by route. */
    readonly byPath: PageContext["pages"];
    readonly site: SiteData;
    readonly components: ComponentSpecs;
  };

export type ResolvedPage = {
  readonly tree: readonly TreeNode[];
  readonly headings: readonly Heading[];
  readonly links: readonly SourceLink[];
  readonly images: readonly string[];
  readonly exampleKeys: readonly string[];
  readonly problems: readonly Problem[];
};

/** The second half of a page: links, pictures and everything that depends on other files. */
export function resolvePage(
  file: string,
  tree: readonly TreeNode[],
  context: ResolveContext,
): ResolvedPage {
  const resolver = new PageResolver(file, context);
  const shown = mapTree(tree, (node) => resolver.resolve(node));
  const named = withHeadingIds(shown, context.components);
  const { headings, problems } = pageHeadings(named, file, context.components);
  resolver.problems.push(...problems);
  return {
    tree: named,
    headings,
    links: resolver.links,
    images: [...resolver.images],
    exampleKeys: [...resolver.exampleKeys].sort(),
    problems: resolver.problems,
  };
}

/** Resolves one page: links and pictures itself, components through their descriptors. */
class PageResolver {
  readonly links: SourceLink[] = [];
  readonly images = new Set<string>();
  readonly exampleKeys = new Set<string>();
  readonly problems: Problem[] = [];
  private readonly page: PageContext;
  /** True once the section being resolved has an example, which carries the label. */
  private labelled = false;
  private hasSections = false;

  constructor(
    private readonly file: string,
    private readonly context: ResolveContext,
  ) {
    this.page = this.pageContext();
  }

  /** What descriptors may ask for. */
  private pageContext(): PageContext {
    const { site, byFile, byPath, data, shownOn, sidebar, siteAddress } = this.context;
    const { mode } = site.config;
    const { glossary, networks, values } = site;
    const path = byFile.get(this.file)?.path ?? "";
    const names = new Set<string>();
    const reportAs = (rule: Rule) => (line: number | undefined, message: string, fix: string) =>
      this.add({ rule, message, fix }, line);
    return {
      ...{ mode, path, sidebar, siteAddress, glossary, networks, values, data, shownOn },
      hasSections: () => this.hasSections,
      pages: byPath,
      report: reportAs("component"),
      warn: reportAs("component-hint"),
      reportUnknown: reportAs("unknown-name"),
      link: (href, line, text) => this.link(href, line, text),
      ownerValue: (key, line) => this.ownerValue(key, line),
      claimName: (name) => names.size < names.add(name).size,
    };
  }

  resolve(node: TreeElement): TreeNode | readonly TreeNode[] {
    if (headingLevel(node.type) !== undefined) this.labelled = false;
    this.hasSections ||= node.type === "h2";
    if (node.type === "a") return this.anchor(node);
    if (node.type === "img") return this.image(node);
    if (/^(?:audio|video|source|track)$/.test(node.type)) return this.media(node);
    const spec = specOf(this.context.components, node.type);
    const checked = spec && checkedComponent(node, spec, (fault) => this.add(fault, node.line));
    if (!spec || !checked) return /^[a-z]/.test(node.type) ? node : (node.children ?? []);
    if ("render" in spec) return this.shown(spec, checked);
    const make = () => {
      const made = spec.resolve?.(checked, this.page) ?? checked;
      spec.fallback(made); // what cannot be in search and feeds is found here, where its line is known
      return made;
    };
    return orProblem(node, this.file, this.problems, make) ?? [];
  }

  private shown(spec: StaticSpec, node: TreeElement): readonly TreeNode[] {
    const make = () => spec.render(node, this.page);
    return orProblem(node, this.file, this.problems, make) ?? node.children ?? [];
  }

  private add(fault: RuleFault, line: number | undefined): void {
    this.problems.push(problemOf(fault, this.file, line));
  }

  private anchor(node: TreeElement): TreeNode {
    const href = stringProp(node, "href");
    if (href === undefined) return node;
    const children = mapTree(
      node.children ?? [],
      (child) => (child.type === "a" ? (child.children ?? []) : child), // was a picture of another site
    );
    const text = treeText(children, this.context.components);
    if (text === href && isExampleAddress(href)) return text; // `http://host:port`, which GFM takes for a link
    const final = this.link(href, node.line, `${text} ${node.props?.title ?? ""}`);
    return element("a", { ...node.props, href: final }, children, node.line);
  }

  private link(href: string, line: number | undefined, text = ""): string {
    const other = otherHost(text, href);
    if (other) {
      const rule = other.isName ? "other-name" : "misleading-link";
      const message = `The text of the link to ${other.host} shows another host: "${other.shown}".`;
      this.add({ rule, message }, line);
    }
    const local = localFault(href, text);
    if (local) this.add({ rule: "local-address", ...local }, line);
    const found = resolveHref(this.file, href, this.context);
    if (typeof found !== "string") this.add(found, line);
    const final = typeof found === "string" ? found : "#";
    this.links.push({ href: final, ...(line !== undefined && { line }) });
    return final;
  }

  /** Video and audio with their sources; one that is on another site becomes a link. */
  private media(node: TreeElement): TreeNode {
    const addressesOf = (part: TreeElement) =>
      ["src", "poster"].flatMap((name) => {
        const address = stringProp(part, name);
        return address === undefined ? [] : [{ name, address }];
      });
    const foreign = [node, ...(node.children ?? []).filter(isElement)]
      .flatMap(addressesOf)
      .find(({ address }) => isExternal(address));
    if (foreign && /^(?:audio|video)$/.test(node.type))
      return this.linkTo("file", foreign.address, node);
    const own = addressesOf(node).filter(() => !foreign);
    const props = own.map(({ name, address }) => [name, this.link(address, node.line)]);
    return withProps(node, Object.fromEntries(props));
  }

  private image(node: TreeElement): TreeNode | readonly TreeNode[] {
    const src = stringProp(node, "src") ?? "";
    if (/^data:/i.test(src)) {
      const message = `The picture "${src.slice(0, 30)}…" is embedded as data in the text of the page.`;
      this.add({ rule: "broken-picture", message }, node.line);
      return [];
    }
    if (isExternal(src)) return this.linkTo("picture", src, node);
    const mode = modeOfPicture(src);
    const { width: _width, height: _height, ...others } = node.props ?? {};
    const props = { ...others, ...this.picture(node, src), ...(mode && { mode }) };
    return element("Image", props, node.children ?? [], node.line);
  }

  /** Replaces content of another site, which would learn of every reader, with a link. */
  private linkTo(what: "file" | "picture", href: string, node: TreeElement): TreeNode {
    const { line } = node;
    const message = `The ${what} "${href}" is on another site, so the page links to it.`;
    this.add({ rule: "foreign-media", message }, line);
    const text = stringProp(node, "alt") ?? "";
    const shown = text === "" || otherHost(text, href) ? what : text; // a badge may name the host that it is about
    return this.anchor(element("a", { href }, [shown], line));
  }

  private picture(node: TreeElement, src: string): TreeProps {
    const isUndescribed = node.props?.alt === undefined;
    const message = `The picture "${src}" has no alt text.`;
    if (isUndescribed) this.add({ rule: "missing-alt", message }, node.line);
    const shown = showPicture(this.file, { ...node.props, src }, this.context);
    if ("message" in shown) {
      this.add(shown, node.line);
      return {};
    }
    if (shown.image !== undefined) this.images.add(shown.image);
    return { ...(isUndescribed && { alt: "" }), ...shown.props };
  }

  private ownerValue(key: string, line: number | undefined): ShownValue {
    const { site } = this.context;
    const { mode } = site.config;
    const { shown, fault } = findOwnerValue(key, site.values, mode);
    if (fault) this.add(fault, line);
    if (fault || shown.confirmed || mode !== "template") return shown;
    const repeated = this.labelled;
    this.labelled = true;
    this.exampleKeys.add(key);
    return { ...shown, ...(repeated && { repeated }) };
  }
}
