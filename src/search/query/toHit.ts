import { lastAtMost } from "../index/bytes";
import type { OpenIndex } from "../index/openIndex";
import type { Section } from "../index/sections";
import { type Heading, headingsAbove, type PageSlice } from "../index/sectionTexts";
import { escapeHtml } from "../records/escapedText";
import {
  type Hierarchy,
  type HitType,
  hierarchyOf,
  LEVELS,
  recordId,
} from "../records/searchRecord";
import { type Highlighted, type HighlightTags, highlight, snippet } from "./highlight";
import type { Matcher } from "./matcher";

type HierarchyLevel = keyof Hierarchy;
type Highlights<Value> = {
  readonly hierarchy: Partial<Record<HierarchyLevel, Value>>;
  readonly content?: Value;
};

/** A row of results: a section's best matching record, as the hosted service returns it. */
export type SearchHit = {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly _highlightResult: Highlights<Highlighted>;
  readonly _snippetResult: Highlights<Omit<Highlighted, "matchedWords">>;
};

export type DisplayOptions = {
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
  /** Snippet length in words by attribute: `content`, `hierarchy.lvl2`; other attributes get no snippet. */
  readonly snippetWords: ReadonlyMap<string, number>;
};

/** A section with the headings above it, as the files of section texts hold them. */
export type LoadedSection = {
  readonly path: string;
  readonly section: Section;
  readonly hierarchy: Hierarchy;
};

/** Fetches the file that holds a section. */
export async function loadSection(
  { header, sectionTexts }: OpenIndex,
  number: number,
): Promise<LoadedSection> {
  const fileNumber = lastAtMost(header.textStarts, number);
  let position = number - (header.textStarts[fileNumber] ?? 0);
  for (const slice of await sectionTexts(fileNumber)) {
    const section = slice.sections[position];
    if (section) return { path: slice.path, section, hierarchy: hierarchyAt(slice, position) };
    position -= slice.sections.length;
  }
  throw new Error(`Part ${fileNumber} of the search index lacks section ${number}.`);
}

/**
 * The hit for a section: its heading, or the text below it that matches more of the query than all headings together. The hit of
 * a heading has a snippet of the section's text, too, which tells sections with the same heading apart.
 */
export function toHit(
  siteUrl: string,
  { path, section, hierarchy }: LoadedSection,
  matcher: Matcher,
  options: DisplayOptions,
): SearchHit {
  const best = bestText(section.texts, matcher);
  const isContent = best !== undefined && best.matches > matcher.weigh(...headingsOf(hierarchy));
  const type: HitType = isContent ? "content" : `lvl${section.level}`;
  const content = isContent ? best.text : null;
  const url = `${siteUrl}${path}`;
  return {
    objectID: recordId(path, section.anchor, 0),
    url: section.anchor === "" ? url : `${url}#${section.anchor}`,
    url_without_anchor: url,
    anchor: section.anchor,
    type,
    content,
    hierarchy,
    ...highlightsOf(
      hierarchy,
      { content, shown: best?.text ?? section.texts[0] },
      matcher,
      options,
    ),
  };
}

/** Headings of a hit without the group's name. */
export function headingsOf(hierarchy: Hierarchy): string[] {
  return LEVELS.slice(1).map((level) => hierarchy[level] ?? "");
}

function hierarchyAt({ group, above, sections }: PageSlice, position: number): Hierarchy {
  const headings: readonly Heading[] = [...above, ...sections.slice(0, position + 1)];
  const shown = [...headingsAbove(headings, headings.length - 1), ...headings.slice(-1)];
  return hierarchyOf(group, (own) => shown.find(({ level }) => level === own)?.heading ?? null);
}

function bestText(
  texts: readonly string[],
  matcher: Matcher,
): { readonly text: string; readonly matches: number } | undefined {
  let best: { readonly text: string; readonly matches: number } | undefined;
  for (const text of texts) {
    const matches = matcher.weigh(text);
    if (matches > (best?.matches ?? 0)) best = { text, matches };
  }
  return best;
}

function highlightsOf(
  hierarchy: Hierarchy,
  { content, shown }: { readonly content: string | null; readonly shown: string | undefined },
  matcher: Matcher,
  options: DisplayOptions,
): Pick<SearchHit, "_highlightResult" | "_snippetResult"> {
  const plain: HighlightTags = {
    pre: options.preTag,
    post: options.postTag,
    ellipsis: options.ellipsis,
    escapeText: (text) => text,
  };
  // lvl0 is not escaped: DocSearch shows it as text.
  const safe: HighlightTags = { ...plain, escapeText: escapeHtml };
  const highlights: Partial<Record<HierarchyLevel, Highlighted>> = {};
  const snippets: Partial<Record<HierarchyLevel, Omit<Highlighted, "matchedWords">>> = {};
  const short = (attribute: string, text: string, tags: HighlightTags) => {
    const words = options.snippetWords.get(attribute);
    if (words === undefined) return undefined;
    const { value, matchLevel } = snippet(text, matcher, tags, words);
    return { value, matchLevel };
  };
  for (const level of LEVELS) {
    const text = hierarchy[level];
    if (text === null) continue;
    const tags = level === "lvl0" ? plain : safe;
    highlights[level] = highlight(text, matcher, tags);
    const cut = short(`hierarchy.${level}`, text, tags);
    if (cut) snippets[level] = cut;
  }
  const cut = shown === undefined ? undefined : short("content", shown, safe);
  return {
    _highlightResult: {
      hierarchy: highlights,
      ...(content !== null && { content: highlight(content, matcher, safe) }),
    },
    _snippetResult: { hierarchy: snippets, ...(cut && { content: cut }) },
  };
}
