import { DomUtils, parseDocument } from "htmlparser2";
import { pageMarkdown } from "../../../plugins/site-output/pageMarkdown";
import { treeToHtml } from "../../domain/treeHtml";
import { outlinePage } from "../../search/records/outlinePage";
import { renderTree, sampleFiles, sampleTrees } from "../../testing/componentSamples";
import * as mdxComponents from "./registry";

const PLACE = { base: "https://docs.example.com", pageUrl: "", pictures: new Map() };

type AnyNode = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<AnyNode, { attribs: object }>;

/** Whether an element is no text of the page: a control, hint, drawing or formula, or the definition that a tooltip shows. */
function isNoText({ name, attribs, parent, prev }: Element): boolean {
  const classes = (attribs.class ?? "").split(" ");
  return (
    /^(?:svg|math|button|form|dialog|legend)$/.test(name) ||
    "data-ui" in attribs ||
    attribs.role === "tooltip" ||
    classes.includes("visually-hidden") ||
    attribs["data-print"] === "hide" ||
    (name === "span" && nameOf(parent) === "div" && nameOf(parent?.parent) === "figure") ||
    (name === "details" && nameOf(prev) === "figure")
  );
}

const nameOf = (node: object | null | undefined) => node && "name" in node && node.name;

/** The strings that a reader sees. */
function shownTexts(html: string, isHidden = isNoText): string[] {
  const body = parseDocument(html);
  for (const hidden of DomUtils.findAll(isHidden, body.children)) DomUtils.removeElement(hidden);
  const texts = DomUtils.filter(({ type }) => type === "text", body.children).map(
    DomUtils.textContent,
  );
  return texts.filter((text) => words(text).trim() !== "");
}

/** The words of a string, so that punctuation and markup do not count. */
function words(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

const trees = sampleTrees();

test.each(sampleFiles)(
  "search, feeds and Markdown copies have all text that %s shows",
  async (file) => {
    const tree = (await trees).get(file) ?? [];
    expect(tree).not.toHaveLength(0);
    const page = { title: "Sample", tree };
    const outline = outlinePage(page, mdxComponents);
    const feed = parseDocument(treeToHtml(tree, PLACE, mdxComponents).replaceAll("<", " <"));
    const places = {
      search: outline.flatMap(({ headings, texts }) => [headings.at(-1), ...texts]).join(" "),
      feed: DomUtils.textContent(feed),
      copy: pageMarkdown(page, PLACE, mdxComponents).replace(/\]\([^)]*\)|\*\*|\\/g, ""),
    };
    const html = renderTree(tree);
    const lacks = (place: keyof typeof places, texts: readonly string[]) =>
      texts.flatMap((text) =>
        words(places[place]).includes(words(text)) ? [] : [`${place}: ${text}`],
      );
    expect([
      ...lacks(
        "search",
        shownTexts(html, (part) => isNoText(part) || "data-no-search" in part.attribs),
      ),
      ...lacks("feed", shownTexts(html)),
      ...lacks("copy", shownTexts(html)),
    ]).toStrictEqual([]);
  },
);
