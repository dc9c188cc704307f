import { JSDOM } from "jsdom";
import type { TreeElement } from "../../domain/documentTree";
import { treeToHtml } from "../../domain/treeHtml";
import { outlinePage } from "../../search/records/outlinePage";
import { renderTree, sampleComponents, sampleFiles } from "../../testing/componentSamples";
import { mdxComponents } from "./mdxComponents";

/**
 * What readers see of a component must be found by search and be included in feeds. Each sample is rendered by its real view; all
 * of its text must be in the search outline and in the feed. The few exceptions state their reasons.
 */
type Place = "search" | "feed";

const EXCEPTIONS: readonly {
  readonly reason: string;
  readonly places: readonly Place[];
  readonly texts: RegExp;
  readonly of?: readonly string[];
}[] = [
  {
    reason: "hints and names of controls, which stand on every page",
    places: ["search", "feed"],
    texts:
      /^(Close|\(opens in new tab\)|Direct link to|Search the harbour|First berth|Checklist|Ticks stay on this device\.)$/,
  },
  {
    reason: "a control, with nothing to find and nothing to read in a feed",
    places: ["search", "feed"],
    texts: /./,
    of: ["AddressChecker", "ListFilter"],
  },
  {
    reason: "words of the component itself, not of its author",
    places: ["search", "feed"],
    texts:
      /^(Danger|Tip|Warning|For the owner|\(?example( value\))?|default|Host: example value|none|Result:|Worked example: .*)$/,
    of: [
      "Admonition",
      "OwnerNote",
      "RiskCallout",
      "AddressList",
      "OfficialLinks",
      "ApiEndpoint",
      "NetworkTable",
      "ParamTable",
      "Steps",
      "Step",
      "WorkedExample",
    ],
  },
  {
    reason: "the name of the language, above the code",
    places: ["search", "feed"],
    texts: /^(ts|bash|typescript|python|json)$/,
    of: ["CodeBlock", "Tabs", "TabItem", "ApiEndpoint"],
  },
  {
    reason: "headings of columns and captions that the component writes itself",
    places: ["search", "feed"],
    texts:
      /^(Module|Name|Address|Purpose|Type|Required|Default|Description|Code|When|Date|Change|Changes|Addresses on .*|Official addresses|Network settings|Parameters of .*|When .* aborts)$/,
    of: ["AddressList", "OfficialLinks", "NetworkTable", "ParamTable", "MoveFn", "Changelog"],
  },
  {
    reason: "an introduction of the reading",
    places: ["search"],
    texts: /^In words:$/,
    of: ["Formula"],
  },
  {
    reason: "lists of links to other pages: search finds those pages",
    places: ["search"],
    texts: /./,
    of: ["AllPages", "ReadingPath", "RelatedPages", "DocCardList", "TOCInline"],
  },
  {
    reason: "a feed has the titles of related pages, which tell where to go on",
    places: ["feed"],
    texts: /^About ropes\.$/,
    of: ["RelatedPages"],
  },
  {
    reason: "an index of the glossary on the same page: search and feeds have the glossary",
    places: ["search", "feed"],
    texts: /./,
    of: ["GlossaryIndex"],
  },
  {
    reason: "its definition stands in the glossary; a feed has it as the title of the link",
    places: ["search", "feed"],
    texts: /^(A worse|price|\.)$/,
    of: ["Term"],
  },
];

const { document, NodeFilter } = new JSDOM().window;

function parseHtml(html: string): HTMLElement {
  const body = document.createElement("body");
  body.innerHTML = html;
  return body;
}

/** The strings that a reader sees: without pictures and formulas, which have alternative text, and the data below a drawing. */
function shownTexts(html: string): string[] {
  const body = parseHtml(html);
  for (const hidden of body.querySelectorAll("svg, math, figure + details")) hidden.remove();
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(...(walker.currentNode.nodeValue ?? "").split(" · "));
  return texts.map((text) => text.trim());
}

/** The words of a string, so that punctuation and markup do not count. */
function words(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

function placesOf(node: TreeElement): Readonly<Record<Place, string>> {
  const outline = outlinePage({ title: "", tree: [node] }, mdxComponents);
  const place = { base: "https://docs.example.com", pageUrl: "", pictures: new Map() };
  return {
    search: words(outline.flatMap(({ headings, texts }) => [headings.at(-1), ...texts]).join(" ")),
    feed: words(feedText(treeToHtml([node], place, mdxComponents))),
  };
}

/** The text of a feed's HTML, with pictures as their alternative text. */
function feedText(html: string): string {
  const body = parseHtml(html.replaceAll("<", " <"));
  const pictures = [...body.querySelectorAll("img")].map(({ alt }) => alt);
  return [body.textContent, ...pictures].join(" ");
}

function isExcepted(type: string, text: string, place: Place): boolean {
  return EXCEPTIONS.some(
    ({ places, texts, of }) =>
      places.includes(place) && texts.test(text) && (of === undefined || of.includes(type)),
  );
}

/** The strings of a component that search or feeds lack, as `Step, feed: Press it.` */
function lostTexts(node: TreeElement): string[] {
  const places = placesOf(node);
  const shown = shownTexts(renderTree([node])).filter((text) => words(text).trim() !== "");
  return (["search", "feed"] as const).flatMap((place) =>
    shown
      .filter((text) => !places[place].includes(words(text)))
      .filter((text) => !isExcepted(node.type, text, place))
      .map((text) => `${node.type}, ${place}: ${text}`),
  );
}

test.each(sampleFiles)("search and feeds have all text that %s shows", async (file) => {
  expect((await sampleComponents(file)).flatMap(lostTexts)).toStrictEqual([]);
});
