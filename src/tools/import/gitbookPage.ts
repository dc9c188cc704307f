import type { Element } from "hast";
import { defaultHandlers as fromHtml, type Handle, toMdast } from "hast-util-to-mdast";
import type { Html, Nodes, Paragraph, PhrasingContent, RootContent } from "mdast";
import rehypeRaw from "rehype-raw";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkRehype, { defaultHandlers as toHtml } from "remark-rehype";
import { visit } from "unist-util-visit";
import { nodeText } from "../../../plugins/site-content/markdown/nodeText";
import { slugify } from "../../domain/slugs";
import { withoutTags } from "./gitbookTags";

export type Target = { readonly url: string; readonly title?: string };
/** What a page asks of the rest of the import. */
export type PageContext = {
  /** Where a link or picture leads, and the title of a page there; undefined, and reported, if that is nowhere. */
  readonly link: (href: string) => Target | undefined;
  /** Reports what has no counterpart, as the page has it. */
  readonly report: (written: string) => void;
};

/** The first line of a box with a title. */
const BOX = /^:::\w+\[.*\]$/;
/** Lines that begin or end boxes and components. */
const COMPONENT = /^(?::::\w|<\/?(?:Steps?|TabItem|Tabs)\b)/;
/** Elements that GitBook writes. */
const ELEMENT =
  /^(?:a|b|br|button|code|del|details|div|em|fig(?:ure|caption)|h[1-6r]|i|img|input|kbd|li|mark|ol|p|picture|pre|s|source|span|strong|su[bp]|summary|t(?:able|body|d|foot|h|head|r)|u|ul)$/i;

/** The content of a GitBook page in the Markdown and components of this site. */
export function fromGitbook(page: string, context: PageContext): RootContent[] {
  const tree = remark()
    .use(remarkGfm)
    .use(remarkMath, { singleDollarTextMath: false })
    .parse(withoutTags(page));
  visit(tree, (node, index, parent) => {
    const line = node.type === "paragraph" ? nodeText(node) : "";
    if (BOX.test(line) && parent && index !== undefined) parent.children[index] = html(line);
    if (node.type === "text") node.value = node.value.replaceAll("\u200b", "");
    if (node.type === "text" && node.value.includes("{%")) context.report(node.value.trim());
    if (node.type === "html" && !COMPONENT.test(node.value))
      node.value = node.value.replace(/<(?=\/?([a-z][\w:.-]*))/gi, (mark, name) =>
        ELEMENT.test(name) ? mark : "&lt;",
      );
  });
  const kept: Nodes[] = [];
  const keep = (_: unknown, node: Nodes): Element => {
    const properties = { at: kept.push(node) - 1 };
    return { type: "element", tagName: "kept-node", properties, children: [] };
  };
  const elements = remark()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      handlers: {
        code: keep,
        footnoteDefinition: keep,
        footnoteReference: keep,
        html: (state, node: Html) =>
          COMPONENT.test(node.value)
            ? keep(state, paragraph(html(node.value)))
            : toHtml.html(state, node),
        inlineCode: keep,
        inlineMath: keep,
        math: keep,
      },
    })
    .use(rehypeRaw)
    .runSync(tree, "");
  const handlers: Record<string, Handle> = {
    ...handlersOf(context),
    "kept-node": (_, node) => kept[Number(node.properties.at)],
  };
  const root = toMdast(elements, { document: true, handlers });
  return root.type === "root" ? root.children : [];
}

/** What becomes of elements that Markdown has no notation for, and of GitBook's use of others. */
function handlersOf({ link }: PageContext): Record<string, Handle> {
  const tag: Handle = (state, node) => {
    const children = state.all(node) as PhrasingContent[];
    return { type: "mdxJsxTextElement", name: node.tagName, attributes: [], children };
  };
  const heading: Handle = (state, node) => {
    const made = fromHtml.h1(state, node);
    const shown = textIn(made);
    if (made.type !== "heading" || shown === "") return state.all(node);
    const own = elementsIn(node, "a").map((anchor) => prop(anchor, "id"));
    const [id = slugify(shown.replaceAll("&", "and")).replace(/-+/g, "-")] = own.filter(
      (each) => each !== "" && !each.startsWith("docs-internal"),
    );
    if (id !== slugify(shown)) made.children.push(html(` {#${id}}`));
    return made;
  };
  /** Cells of Markdown tables have lines instead of blocks. */
  const line: Handle = (state, node, parent) => {
    if (!state.inTable) return (node.tagName === "li" ? fromHtml.li : fromHtml.p)(state, node);
    const isLast = parent?.children.at(-1) === node && node.tagName === "p";
    const bullet = node.tagName === "li" ? [text("• ")] : [];
    return [...bullet, ...state.all(node), ...(isLast ? [] : [html("<br />")])];
  };
  const list: Handle = (state, node) =>
    state.inTable ? state.all(node) : fromHtml.ul(state, node);
  return {
    a: (state, node) => {
      const caption = state.all(node) as PhrasingContent[];
      const href = prop(node, "href");
      const shown = textIn(...caption);
      const isMention = prop(node, "title") === "mention" || "dataMention" in node.properties;
      const isEmpty = shown === "" && caption.every(({ type }) => type === "text");
      const isNote = href.startsWith("#user-content-fn");
      if (href === "" || isNote || (isEmpty && !isMention)) return caption;
      const target = link(href);
      const isNamed = !isMention && !shown.endsWith(".md");
      const children = isNamed ? caption : [text(target?.title ?? (shown || href))];
      return target ? { type: "link", url: target.url, children } : children;
    },
    br: (state, node) => (state.inTable ? html("<br />") : fromHtml.br(state, node)),
    details: (state, node) => between("details", "", state.toFlow(state.all(node))),
    figcaption: (state, node) => {
      const children = state.all(node) as PhrasingContent[];
      return textIn(...children) === "" ? [] : paragraph({ type: "emphasis", children });
    },
    ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((name) => [name, heading])),
    i: (state, node) => (/fa-/.test(prop(node, "className")) ? [] : fromHtml.i(state, node)),
    img: (_, node) => {
      const [alt, width] = [prop(node, "alt"), prop(node, "width")];
      const url = link(prop(node, "src"))?.url;
      if (url === undefined) return text(alt);
      const settings = attribute("src", url) + attribute("alt", alt) + attribute("width", width);
      return width === "" ? { type: "image", url, alt } : html(`<img${settings} />`);
    },
    kbd: tag,
    li: line,
    mark: tag,
    ol: list,
    p: line,
    pre: (state, node) => {
      const title = prop(node, "dataTitle");
      return { ...fromHtml.pre(state, node), ...(title && { meta: `title="${title}"` }) };
    },
    sub: tag,
    summary: (_, node) => paragraph(html(`<summary>${escaped(textIn(node))}</summary>`)),
    sup: tag,
    table: (state, node) => {
      const rows = elementsIn(node, "tr");
      const head = elementsIn(rows[0], "th");
      const cellsOf = (row: Element) => row.children.filter((child) => child.type === "element");
      const isShown = (_: unknown, at: number) => !("dataHidden" in (head[at]?.properties ?? {}));
      if (prop(node, "dataView") !== "cards") {
        for (const row of rows) row.children = cellsOf(row).filter(isShown);
        return fromHtml.table(state, node);
      }
      const addressIn = (row: Element, name: string) => {
        const cell = cellsOf(row)[head.findIndex(({ properties }) => name in properties)];
        const [found] = [...elementsIn(cell, "a"), ...elementsIn(cell, "img")];
        return found && link(prop(found, "href") || prop(found, "src"));
      };
      const cards = rows.slice(1).flatMap((row) => {
        const [first, ...body] = cellsOf(row)
          .filter(isShown)
          .flatMap((cell) => state.toFlow(state.all(cell)));
        const [to, cover] = [addressIn(row, "dataCardTarget"), addressIn(row, "dataCardCover")];
        if (cover) body.unshift(paragraph({ type: "image", url: cover.url, alt: "" }));
        const title = textIn(first) || textIn(body.splice(0, 1)[0]) || to?.title || "…";
        const address = to ? attribute("to", to.url) : "";
        return between("Card", address + attribute("title", title), body);
      });
      return between("CardGrid", "", cards);
    },
    ul: list,
  };
}

const text = (value: string): PhrasingContent => ({ type: "text", value });
const html = (value: string): Html => ({ type: "html", value });
const paragraph = (child: PhrasingContent): Paragraph => ({ type: "paragraph", children: [child] });

/** Blocks between the tags of an element, which are lines of their own. */
function between(name: string, attributes: string, children: RootContent[]): RootContent[] {
  return [paragraph(html(`<${name}${attributes}>`)), ...children, paragraph(html(`</${name}>`))];
}

/** Text for HTML and MDX, without characters that mean something there or in Markdown. */
function escaped(value: string): string {
  return value.replace(/[&"<{*_`~[\]\\$]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

function attribute(name: string, value: string): string {
  return ` ${name}="${escaped(value)}"`;
}

function textIn(...nodes: readonly Parameters<typeof nodeText>[0][]): string {
  return nodes.map(nodeText).join("").trim();
}

function prop({ properties }: Element, name: string): string {
  return [properties[name] ?? ""].flat().join(" ");
}

function elementsIn(node: Element | undefined, name: string): Element[] {
  return (node?.children ?? []).flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === name ? [child] : elementsIn(child, name);
  });
}
