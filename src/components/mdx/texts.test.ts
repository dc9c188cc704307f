import { JSDOM } from "jsdom";
import { pageMarkdown } from "../../../plugins/site-output/pageMarkdown";
import { treeToHtml } from "../../domain/treeHtml";
import { outlinePage } from "../../search/records/outlinePage";
import { renderTree, sampleFiles, sampleTree } from "../../testing/componentSamples";
import { mdxComponents } from "./mdxComponents";

const PLACE = { base: "https://docs.example.com", pageUrl: "", pictures: new Map() };
const { document, NodeFilter } = new JSDOM().window;

function bodyOf(html: string): HTMLElement {
  const body = document.createElement("body");
  body.innerHTML = html;
  return body;
}

/** What is no text of the page: controls, hints, drawings and formulas, and the definition that a tooltip shows. */
const NO_TEXT =
  "[data-ui], .visually-hidden, svg, math, button, form, dialog, legend, figure > div > span, figure + details, [role=tooltip], [data-print=hide]:not(.owner-note)";

/** The strings that a reader sees. */
function shownTexts(html: string, without = NO_TEXT): string[] {
  const body = bodyOf(html);
  for (const hidden of body.querySelectorAll(without)) hidden.remove();
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? "");
  return texts.filter((text) => words(text).trim() !== "");
}

/** The words of a string, so that punctuation and markup do not count. */
function words(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

test.each(sampleFiles)(
  "search, feeds and Markdown copies have all text that %s shows",
  async (file) => {
    const tree = await sampleTree(file);
    const page = { title: "Sample", tree };
    const outline = outlinePage(page, mdxComponents);
    const feed = bodyOf(treeToHtml(tree, PLACE, mdxComponents).replaceAll("<", " <"));
    const places = {
      search: outline.flatMap(({ headings, texts }) => [headings.at(-1), ...texts]).join(" "),
      feed: feed.textContent ?? "",
      copy: pageMarkdown(page, PLACE, mdxComponents).replace(/\]\([^)]*\)|\*\*|\\/g, ""),
    };
    const html = renderTree(tree);
    const lacks = (place: keyof typeof places, texts: readonly string[]) =>
      texts.flatMap((text) =>
        words(places[place]).includes(words(text)) ? [] : [`${place}: ${text}`],
      );
    expect([
      ...lacks("search", shownTexts(html, `${NO_TEXT}, [data-no-search]`)),
      ...lacks("feed", shownTexts(html)),
      ...lacks("copy", shownTexts(html)),
    ]).toStrictEqual([]);
  },
);
