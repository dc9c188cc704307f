import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { element, type Json, mapTree, stringProp, type TreeElement, type TreeNode } from "../../../src/domain/documentTree";
import { readingMinutes } from "../../../src/domain/readingTime";
import { isExternal, splitHref } from "../../../src/domain/routes";
import type { SidebarItem } from "../../../src/domain/sidebar";
import { didYouMean, type Problem, problem } from "../problems";
import { decode, findPicture, sizeOf } from "./pictureFile";
import { resolveCalculator, resolvePlot } from "./resolveFigures";
import type { SiteData, SourceLink } from "./types";

export type Target = { readonly path: string; readonly title: string; readonly description: string; readonly words: number };

/** What a page needs to know of the rest of the site. */
export type ResolveContext = {
  readonly root: string;
  readonly site: SiteData;
  /** Pages by source file. */
  readonly byFile: ReadonlyMap<string, Target>;
  /** Pages by route. */
  readonly byPath: ReadonlyMap<string, Target>;
  readonly sidebar: readonly SidebarItem[];
  readonly glossaryPath?: string;
  /** Publishes a file of the content folder and gives its public path. */
  readonly publish: (file: string) => string;
};

export type ResolvedPage = {
  readonly tree: readonly TreeNode[];
  readonly links: readonly SourceLink[];
  readonly images: readonly string[];
  readonly exampleKeys: readonly string[];
  readonly problems: readonly Problem[];
};

const readerGroupSchema = z.object({ id: z.string().regex(/^[a-z-]+$/), label: z.string().min(1), routes: z.array(z.string().startsWith("/")).min(1) });

type ReaderGroup = z.infer<typeof readerGroupSchema>;

const INDEX_FILES = ["index.mdx", "index.md", "README.mdx", "README.md", "readme.mdx", "readme.md"];
const RASTER = /\.(png|jpe?g|webp|avif|tiff?)$/i;

/** The second half of a page: links, pictures and everything that depends on other files. */
export function resolvePage(file: string, tree: readonly TreeNode[], context: ResolveContext): ResolvedPage {
  const resolver = new PageResolver(file, context);
  const resolved = mapTree(tree, (node) => resolver.resolve(node));
  return { tree: resolved, links: resolver.links, images: [...resolver.images], exampleKeys: [...resolver.exampleKeys].sort(), problems: resolver.problems };
}

class PageResolver {
  readonly links: SourceLink[] = [];
  readonly images = new Set<string>();
  readonly exampleKeys = new Set<string>();
  readonly problems: Problem[] = [];
  private readonly drawing = { report: this.report.bind(this), ids: new Set<string>() };

  constructor(
    private readonly file: string,
    private readonly context: ResolveContext,
  ) {}

  resolve(node: TreeElement): TreeNode {
    switch (node.type) {
      case "a":
        return this.anchor(node);
      case "Card":
        return this.withProps(node, { to: this.href(stringProp(node, "to") ?? "", node.line) });
      case "img":
      case "Figure":
        return this.picture(node);
      case "ExampleValue":
        return this.withProps(node, this.ownerValue(stringProp(node, "k") ?? "", node.line));
      case "StatusBadge":
        return this.status(node);
      case "Term":
        return this.term(node);
      case "Glossary":
        return this.withProps(node, { entries: this.glossaryEntries(stringProp(node, "group")) });
      case "RelatedPages":
        return this.relatedPages(node);
      case "AllPages":
        return this.allPages(node);
      case "ReadingPath":
        return this.readingPath(node);
      case "GlossaryIndex":
        return this.withProps(node, { letters: this.glossaryLetters() });
      case "NetworkTable":
        return this.networks(node);
      case "OfficialLinks":
      case "AddressList":
        return this.withProps(node, { entries: this.valuesOf(node) });
      case "Plot":
        return resolvePlot(node, this.drawing);
      case "Calculator":
        return resolveCalculator(node, this.drawing, this.context.site.values);
      case "ApiEndpoint":
        return this.withProps(node, this.baseUrl(node));
      default:
        return node;
    }
  }

  private report(line: number | undefined, message: string, fix: string): void {
    this.problems.push(problem(this.file, line, message, fix));
  }

  private withProps(node: TreeElement, props: Record<string, Json | undefined>): TreeElement {
    return element(node.type, { ...node.props, ...props }, node.children ?? [], node.line);
  }

  private anchor(node: TreeElement): TreeElement {
    const href = stringProp(node, "href");
    if (href === undefined) return node;
    const unchecked = stringProp(node, "title") === "!nocheck";
    const { title, ...rest } = node.props ?? {};
    const props = { ...rest, ...(!unchecked && title !== undefined && { title }), ...(unchecked && { "data-nocheck": "" }) };
    return element("a", { ...props, href: this.href(href, node.line) }, node.children ?? [], node.line);
  }

  /** Final address of a link: relative files become routes or published assets; other links stay as they are. */
  private href(href: string, line: number | undefined): string {
    const final = this.finalHref(href, line);
    this.links.push({ href: final, ...(line !== undefined && { line }) });
    return final;
  }

  private finalHref(href: string, line: number | undefined): string {
    if (/^\s*(javascript|data|vbscript):/i.test(href)) {
      this.report(line, `The link "${href.slice(0, 60)}" runs code.`, "Link to a page or a file.");
      return "#";
    }
    if (isExternal(href) || href.startsWith("#") || href.startsWith("/") || href === "") return href;
    const { path: relative, query, hash } = splitHref(href);
    const base = path.posix.normalize(path.posix.join(path.posix.dirname(this.file), decode(relative))).replace(/\/$/, "");
    const candidates = [base, `${base}.mdx`, `${base}.md`, ...INDEX_FILES.map((name) => `${base}/${name}`)];
    const page = candidates.map((candidate) => this.context.byFile.get(candidate)).find((found) => found !== undefined);
    if (page) return `${page.path}${query}${hash}`;
    if (isContent(base) && !/\.mdx?$/.test(base) && path.posix.extname(base) !== "" && existsSync(path.join(this.context.root, base)))
      return `${this.context.publish(base)}${hash}`;
    const known = [...this.context.byFile.keys()].filter((file) => file !== this.file).map((file) => this.relative(file));
    this.report(
      line,
      `The link "${href}" leads to no file.${didYouMean(this.relative(base), known)}`,
      "Link to a file of the content folder, or to a route beginning with /.",
    );
    return "#";
  }

  /** A file as this page would link to it. */
  private relative(file: string): string {
    return path.posix.relative(path.posix.dirname(this.file), file);
  }

  private picture(node: TreeElement): TreeElement {
    const src = stringProp(node, "src");
    if (src === undefined) return node;
    if (node.props?.alt === undefined)
      this.report(
        node.line,
        `The picture "${src}" has no alt text.`,
        "Write what it shows: ![The finding](file.png); leave the brackets empty only for decoration.",
      );
    const type = node.type === "img" ? "Image" : "Figure";
    const props = { ...node.props };
    const found = findPicture(this.file, src, this.context.root);
    if ("message" in found) {
      this.report(node.line, found.message, found.fix);
      return element(type, props, node.children ?? [], node.line);
    }
    const { file } = found;
    if (!src.startsWith("/") && RASTER.test(file)) {
      this.images.add(file);
      return element(type, { ...props, file }, node.children ?? [], node.line);
    }
    return element(
      type,
      { ...props, src: src.startsWith("/") ? src : this.context.publish(file), ...sizeOf(path.join(this.context.root, file)) },
      node.children ?? [],
      node.line,
    );
  }

  private ownerValue(key: string, line: number | undefined): Record<string, Json> {
    const entry = this.context.site.values[key];
    if (!entry) {
      this.report(
        line,
        `Unknown owner value "${key}".${didYouMean(key, Object.keys(this.context.site.values))}`,
        "Add it to content/values.yml or correct the key.",
      );
      return { value: key, confirmed: false };
    }
    if (!entry.confirmed) this.exampleKeys.add(key);
    const value = Array.isArray(entry.value) ? entry.value.join(", ") : entry.value;
    return { value, confirmed: entry.confirmed, ...(entry.note !== undefined && { note: entry.note }) };
  }

  private status(node: TreeElement): TreeElement {
    const key = stringProp(node, "k");
    const value = key === undefined ? stringProp(node, "value") : String(this.ownerValue(key, node.line).value);
    const known = ["planned", "in progress", "available", "retired"];
    if (value === undefined || !known.includes(value))
      this.report(node.line, `"${value ?? ""}" is not a status.${didYouMean(value ?? "", known)}`, `Use one of: ${known.join(", ")}.`);
    return this.withProps(node, { value });
  }

  private term(node: TreeElement): TreeElement {
    const id = stringProp(node, "id") ?? "";
    const ids = this.context.site.glossary.map((entry) => entry.id);
    const entry = this.context.site.glossary.find((candidate) => candidate.id === id);
    if (!entry) this.report(node.line, `Unknown glossary term "${id}".${didYouMean(id, ids)}`, "Add it to content/glossary.yml or correct the id.");
    const href = `${this.context.glossaryPath ?? ""}#${id}`;
    return this.withProps(node, { href, ...(entry && { term: entry.term, definition: entry.definition }) });
  }

  private glossaryEntries(group: string | undefined): Json {
    const names = new Map(this.context.site.glossary.map(({ id, term }) => [id, term]));
    return this.context.site.glossary
      .filter((entry) => group === undefined || entry.group === group)
      .map(({ id, term, definition, example, see }) => ({
        id,
        term,
        definition,
        ...(example !== undefined && { example }),
        see: see.map((other) => ({ id: other, term: names.get(other) ?? other })),
      }));
  }

  private relatedPages(node: TreeElement): TreeElement {
    const routes = Array.isArray(node.props?.routes) ? node.props.routes.map(String) : [];
    const pages = routes.flatMap((route) => {
      const target = this.context.byPath.get(splitHref(route).path);
      if (!target) {
        this.report(node.line, `RelatedPages names the unknown route "${route}".${didYouMean(route, [...this.context.byPath.keys()])}`, "Correct the route.");
        return [];
      }
      this.links.push({ href: route, ...(node.line !== undefined && { line: node.line }) });
      return [{ href: route, title: target.title, description: target.description }];
    });
    return element(node.type, { pages }, [], node.line);
  }

  private allPages(node: TreeElement): TreeElement {
    const groups = this.readerGroups(node);
    const sections = this.pagesOf(this.context.sidebar, groups);
    if (groups.length === 0) return this.withProps(node, { sections });
    return this.withProps(node, { sections, readers: groups.map(({ id, label }) => ({ id, label })) });
  }

  private pagesOf(items: readonly SidebarItem[], groups: readonly ReaderGroup[]): Json[] {
    return items.flatMap((item): Json[] => {
      if (item.unlisted) return [];
      if (item.type === "category")
        return [{ label: item.label, ...(item.href !== undefined && { href: item.href }), items: this.pagesOf(item.items, groups) }];
      const readers = groups.filter(({ routes }) => routes.some((route) => isBelow(item.href, route))).map(({ id }) => id);
      const description = this.context.byPath.get(item.href)?.description ?? "";
      return [{ label: item.label, href: item.href, description, ...(readers.length > 0 && { readers }) }];
    });
  }

  /** `readers` of AllPages: who reads which routes, each route standing for itself and all pages below it. */
  private readerGroups(node: TreeElement): ReaderGroup[] {
    const parsed = z.array(readerGroupSchema).safeParse(node.props?.readers ?? []);
    if (!parsed.success) {
      this.report(node.line, "AllPages has readers of another shape.", 'Write readers={[{ id: "trader", label: "Traders", routes: ["/quick-start"] }]}.');
      return [];
    }
    const known = [...this.context.byPath.keys()];
    for (const route of parsed.data.flatMap(({ routes }) => routes))
      if (!known.some((path) => isBelow(path, route)))
        this.report(node.line, `AllPages names the unknown route "${route}".${didYouMean(route, known)}`, "Correct the route.");
    return parsed.data;
  }

  private readingPath(node: TreeElement): TreeElement {
    const parsed = z.array(z.tuple([z.string(), z.string()])).safeParse(node.props?.pages);
    if (!parsed.success) this.report(node.line, "ReadingPath has pages of another shape.", 'Write pages={[["/quick-start", "one swap with test tokens."]]}.');
    const entries = (parsed.data ?? []).flatMap(([route, note]) => {
      const target = this.context.byPath.get(route);
      if (!target) {
        this.report(node.line, `ReadingPath names the unknown route "${route}".${didYouMean(route, [...this.context.byPath.keys()])}`, "Correct the route.");
        return [];
      }
      this.links.push({ href: route, ...(node.line !== undefined && { line: node.line }) });
      return [{ href: route, title: target.title, note, words: target.words }];
    });
    const minutes = readingMinutes(entries.reduce((total, { words }) => total + words, 0));
    return element(
      node.type,
      { summary: stringProp(node, "summary") ?? "", minutes, entries: entries.map(({ href, title, note }) => ({ href, title, note })) },
      [],
      node.line,
    );
  }

  /** The glossary's terms by their first letter. */
  private glossaryLetters(): Json {
    const letters = new Map<string, { id: string; term: string }[]>();
    const terms = [...this.context.site.glossary].sort((a, b) => a.term.localeCompare(b.term, "en"));
    for (const { id, term } of terms) {
      const letter = term.charAt(0).toUpperCase();
      letters.set(letter, [...(letters.get(letter) ?? []), { id, term }]);
    }
    return [...letters].map(([letter, entries]) => ({ letter, entries }));
  }

  private networks(node: TreeElement): TreeElement {
    const wanted = stringProp(node, "network") ?? "both";
    const ids = this.context.site.networks.map(({ id }) => id);
    if (wanted !== "both" && !ids.includes(wanted))
      this.report(node.line, `Unknown network "${wanted}".${didYouMean(wanted, ids)}`, `Use both or one of: ${ids.join(", ")}.`);
    const networks = this.context.site.networks.filter(({ id }) => wanted === "both" || id === wanted);
    return this.withProps(node, { networks: networks.map(({ id, label, rows }) => ({ id, label, rows: rows.map((row) => [...row]) })) });
  }

  private valuesOf(node: TreeElement): Json {
    const network = stringProp(node, "network");
    const prefix = `${stringProp(node, "group") ?? ""}.${network ? `${network}.` : ""}`;
    const keys = Object.keys(this.context.site.values).filter((key) => key.startsWith(prefix));
    if (keys.length === 0) this.report(node.line, `No owner value begins with "${prefix}".`, "Correct the group or add values to content/values.yml.");
    return keys.map((key) => ({ key, name: key.slice(prefix.length), ...this.ownerValue(key, node.line) }));
  }

  private baseUrl(node: TreeElement): Record<string, Json> {
    const { value, confirmed } = this.ownerValue("api.baseUrl", node.line);
    return { baseUrl: value ?? "", confirmed: confirmed ?? false };
  }
}

function isBelow(path: string, route: string): boolean {
  return path === route || (route !== "/" && path.startsWith(`${route}/`));
}

/** Nothing outside the content folder may become public. */
function isContent(file: string): boolean {
  return file.startsWith("content/");
}
