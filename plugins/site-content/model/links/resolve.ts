import { localFault, otherHost, withScheme } from "../../../../src/domain/addresses";
import { orProblem } from "../../../../src/domain/componentFault";
import {
  type ComponentSpecs,
  type DataFile,
  type DataName,
  type PageContext,
  type ShownValue,
  specOf,
  withProps,
} from "../../../../src/domain/componentSpec";
import {
  element,
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from "../../../../src/domain/documentTree";
import { headingLevel } from "../../../../src/domain/headings";
import { type Fault, lenient, type Problem, problem } from "../../../../src/domain/problems";
import { isExternal } from "../../../../src/domain/routes";
import type { SidebarItem } from "../../../../src/domain/sidebar";
import { treeText } from "../../../../src/domain/treeText";
import { modeOfPicture } from "../../markdown/tree/themedPictures";
import { showPicture } from "../pictures/pictureFile";
import type { SiteData, SourceLink } from "../types";
import { type HrefContext, resolveHref } from "./href";
import { linkOfEach, noLinkFault, shownInLink } from "./linkText";
import { FOREIGN, foreignAddress, isData, MEDIA, mediaFault, SAVE_IT } from "./media";
import { type AnchorTarget, nearAnchor } from "./nearAnchor";
import { findOwnerValue } from "./ownerValue";
import type { ShownOn } from "./shownOn";

/** What a page needs to know of the rest of the site. */
export type ResolveContext = HrefContext & {
  readonly site: SiteData;
  readonly components: ComponentSpecs;
  readonly sidebar: readonly SidebarItem[];
  readonly shownOn: ShownOn;
  /** A YAML file of the content folder, by its name. */
  readonly data: (file: string) => DataFile | undefined;
  /** Headings and ids of the page at a route. */
  readonly anchorsAt: (route: string) => AnchorTarget | undefined;
  /** Where the site is, with its base path. */
  readonly siteAddress: string;
  /** Width of the site's logo as the navbar shows it. */
  readonly logoWidth: number;
};

export type ResolvedPage = {
  readonly tree: readonly TreeNode[];
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
  const resolver = new PageResolver(file, context, linkOfEach(tree));
  const resolved = mapTree(tree, (node) => resolver.resolve(node));
  return {
    tree: resolved,
    links: resolver.links,
    images: [...resolver.images],
    exampleKeys: [...resolver.exampleKeys].sort(),
    problems: resolver.problems,
  };
}

/** Resolves one page: links and pictures itself, components through their descriptors, which ask it for what they need. */
class PageResolver implements PageContext {
  readonly links: SourceLink[] = [];
  readonly images = new Set<string>();
  readonly exampleKeys = new Set<string>();
  readonly problems: Problem[] = [];
  private readonly names = new Set<string>();
  /** True once the section being resolved has an example, which carries the label. */
  private labelled = false;

  readonly data = (file: string) => this.context.data(file);
  readonly shownOn: ShownOn = (component, isMeant) => this.context.shownOn(component, isMeant);

  constructor(
    private readonly file: string,
    private readonly context: ResolveContext,
    private readonly linkOf: ReadonlyMap<TreeElement, string>,
  ) {}

  resolve(node: TreeElement): TreeNode {
    if (headingLevel(node.type) !== undefined) this.labelled = false;
    if (node.type === "a") return this.anchor(node);
    if (node.type === "img") return this.image(node);
    if (MEDIA.has(node.type)) return this.media(node);
    const make = () => specOf(this.context.components, node.type)?.resolve?.(node, this);
    return orProblem(node, this.file, this.problems, make) ?? node;
  }

  get path() {
    return this.context.byFile.get(this.file)?.path ?? "";
  }

  get headings() {
    return this.context.anchorsAt(this.path)?.headings ?? [];
  }

  get siteAddress() {
    return this.context.siteAddress;
  }

  get brand() {
    const { product, logo } = this.context.site.config;
    return { name: product.name, ...logo, width: this.context.logoWidth };
  }

  get mode() {
    return this.context.site.config.mode;
  }

  get glossary() {
    return this.context.site.glossary;
  }

  get networks() {
    return this.context.site.networks;
  }

  get values() {
    return this.context.site.values;
  }

  get pages() {
    return this.context.byPath;
  }

  get sidebar() {
    return this.context.sidebar;
  }

  claimName(name: string): boolean {
    const isNew = !this.names.has(name);
    this.names.add(name);
    return isNew;
  }

  report(line: number | undefined, message: string, fix: string): void {
    this.problems.push(problem(this.file, line, message, fix));
  }

  reportUnknown(file: DataName, line: number | undefined, message: string, fix: string): void {
    if (!this.context.site.unread.has(file)) this.report(line, message, fix);
  }

  warn(line: number | undefined, message: string, fix: string): void {
    this.problems.push(lenient(this.file, line, message, fix));
  }

  private anchor(node: TreeElement): TreeNode {
    const href = stringProp(node, "href");
    if (href === undefined) return node;
    const unchecked = stringProp(node, "title") === "!nocheck";
    const children = shownInLink(node.children ?? [], href, this.context.components);
    const text = treeText(children, this.context.components);
    const fault = noLinkFault(href, text);
    if (fault) {
      this.warn(node.line, fault.message, fault.fix);
      return text;
    }
    const { title, ...rest } = node.props ?? {};
    const final = this.link(href, node.line, `${text} ${stringProp(node, "title") ?? ""}`);
    const mentioned = // by GitBook, as in [fees.md](fees.md "mention")
      title === "mention" ? this.context.byPath.get(final.replace(/#.*/, "")) : undefined;
    const props = {
      ...rest,
      ...(!unchecked && !mentioned && title !== undefined && { title }),
      ...(unchecked && { "data-nocheck": "" }),
      href: final,
    };
    return element("a", props, mentioned ? [mentioned.title] : children, node.line);
  }

  link(href: string, line: number | undefined, text = ""): string {
    const other = otherHost(text, href);
    if (other) {
      const message = `The text of the link to ${other.host} shows another host: "${other.shown}".`;
      const fix = "Show the host that the link leads to, or use other words.";
      if (other.isName) this.warn(line, message, fix);
      else this.report(line, message, fix);
    }
    const local = localFault(href, text);
    if (local) this.warn(line, local.message, local.fix);
    if (this.context.site.unread.has("facts") && /(?:\{|%7B)fact\./.test(href)) return href;
    const final = this.finalHref(href, line);
    this.links.push({ href: final, ...(line !== undefined && { line }) });
    return final;
  }

  private finalHref(href: string, line: number | undefined): string {
    const found = resolveHref(this.file, href, this.context);
    if (typeof found !== "string" && !("href" in found)) return this.refuse(line, found);
    if (typeof found !== "string") this.warn(line, found.message, found.fix);
    const page = typeof found === "string" ? found : found.href;
    const near = nearAnchor(page, (route) => this.context.anchorsAt(route || this.path));
    if (near?.id === undefined) return near?.href ?? page;
    this.warn(
      line,
      `The link "${href}" leads to no anchor, but there is a heading with the anchor "${near.id}".`,
      `Write #${near.id}; until then the link leads there.`,
    );
    return near.href;
  }

  private refuse(line: number | undefined, { message, fix }: Fault): string {
    this.report(line, message, fix);
    return "#";
  }

  /** Video and audio, from this site only. */
  private media(node: TreeElement): TreeNode {
    const foreign = foreignAddress(node);
    if (foreign !== undefined && node.type === "source")
      return element("source", { [FOREIGN]: foreign });
    if (foreign !== undefined) return this.linkTo("file", foreign, node);
    const own = (name: string) => {
      const address = stringProp(node, name);
      if (address === undefined) return {};
      const fault = mediaFault(address, this.context.root);
      return {
        [name]: fault ? this.refuse(node.line, fault) : this.finalHref(address, node.line),
      };
    };
    return withProps(node, { ...own("src"), ...own("poster") });
  }

  private image(node: TreeElement): TreeNode {
    const src = stringProp(node, "src") ?? "";
    if (isExternal(src) && !isData(src)) return this.linkTo("picture", src, node);
    const mode = modeOfPicture(src);
    const { width: _width, height: _height, ...others } = node.props ?? {};
    const props = { ...others, ...this.picture(node), ...(mode && { mode }) };
    return element("Image", props, node.children ?? [], node.line);
  }

  /** Replaces content of another site, which would learn of every reader, with a link; inside another link, with its text. */
  private linkTo(what: "file" | "picture", address: string, node: TreeElement): TreeNode {
    const { line } = node;
    const href = withScheme(address);
    const text = stringProp(node, "alt") ?? "";
    const around = this.linkOf.get(node);
    const message = `The ${what} "${address}" is on another site, so the page links to it.`;
    this.warn(line, message, SAVE_IT);
    if (around !== undefined && text.trim() !== "" && !otherHost(text, around)) return text;
    const shown = text === "" || otherHost(text, href) ? href : text; // a badge may name the host that it is about
    return this.anchor(element("a", { href }, [shown], line));
  }

  picture(node: TreeElement): TreeProps {
    const src = stringProp(node, "src") ?? "";
    if (node.props?.alt === undefined && !isData(src))
      this.warn(
        node.line,
        `The picture "${src}" has no alt text.`,
        "Describe it: ![What it shows](file.png); leave the brackets empty only for decoration.",
      );
    const shown = showPicture(this.file, { ...node.props, src }, this.context);
    if ("message" in shown) {
      this.report(node.line, shown.message, shown.fix);
      return isExternal(src) ? { src: "" } : {};
    }
    if (shown.image !== undefined) this.images.add(shown.image);
    return { ...(node.props?.alt === undefined && { alt: "" }), ...shown.props };
  }

  ownerValue(key: string, line: number | undefined): ShownValue {
    const { shown, isExample, fault } = findOwnerValue(key, this.values, this.mode);
    if (fault) this.reportUnknown("values", line, fault.message, fault.fix);
    if (!isExample) return shown;
    const repeated = this.labelled;
    this.labelled = true;
    this.exampleKeys.add(key);
    return { ...shown, ...(repeated && { repeated }) };
  }
}
