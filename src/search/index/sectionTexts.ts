import { type HeadingLevel, toLevel } from "../../domain/headingLevel";
import type { IndexedPage, Section } from "./sections";

/** Consecutive sections of one page, with everything that results show of them. */
export type PageSlice = {
  readonly path: string;
  readonly group: string;
  /** Headings above the first section that are not in the slice, outermost first. */
  readonly above: readonly Heading[];
  readonly sections: readonly Section[];
};

export type Heading = Pick<Section, "level" | "heading">;

/** The sections in one `p<n>.json` file, page by page. */
export type SectionTexts = readonly PageSlice[];

/** Cuts the sections of a site into files of about `bytes`. */
export function cutSectionTexts(
  pages: readonly IndexedPage[],
  bytes: number,
): { readonly files: readonly SectionTexts[]; readonly starts: readonly number[] } {
  const files: PageSlice[][] = [];
  const starts: number[] = [];
  let size = Number.POSITIVE_INFINITY;
  let number = 0;
  for (const page of pages) {
    let slice: (PageSlice & { readonly sections: Section[] }) | undefined;
    page.sections.forEach((section, index) => {
      const { length } = JSON.stringify(section);
      if (size + length > bytes) {
        files.push([]);
        starts.push(number);
        slice = undefined;
        size = 0;
      }
      if (!slice) {
        slice = {
          path: page.path,
          group: page.group,
          above: headingsAbove(page.sections, index),
          sections: [],
        };
        files.at(-1)?.push(slice);
      }
      slice.sections.push(section);
      size += length;
      number++;
    });
  }
  return { files, starts };
}

/** Headings above a section, outermost first, without its own. */
export function headingsAbove(sections: readonly Heading[], index: number): Heading[] {
  const above: Heading[] = [];
  let level: number = sections[index]?.level ?? 1;
  for (let before = index - 1; before >= 0; before--) {
    const section = sections[before];
    if (!section || section.level >= level) continue;
    level = section.level;
    above.unshift({ level: section.level, heading: section.heading });
  }
  return above;
}

/** On disk a slice is `[path, group, [level, heading, …], [level, anchor, heading, …texts], …]`. */
export function writeSectionTexts(file: SectionTexts): Uint8Array {
  const json = file.map(({ path, group, above, sections }) => [
    path,
    group,
    above.flatMap(({ level, heading }) => [level, heading]),
    ...sections.map(({ level, anchor, heading, texts }) => [level, anchor, heading, ...texts]),
  ]);
  return new TextEncoder().encode(JSON.stringify(json));
}

/**
 * Reads the file.
 * @throws Error when it is something else, such as an error page saved in its place
 */
export function readSectionTexts(bytes: Uint8Array): SectionTexts {
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!Array.isArray(json)) throw new Error("A part of the search index is not a list of pages.");
  return json.map(readSlice);
}

function readSlice(slice: unknown): PageSlice {
  const [path, group, above, ...sections]: unknown[] = Array.isArray(slice) ? slice : [];
  const headings: unknown[] = Array.isArray(above) ? above : [];
  return {
    path: String(path),
    group: String(group),
    above: headings.flatMap((level, index) =>
      index % 2 === 0 ? [{ level: levelOf(level), heading: String(headings[index + 1]) }] : [],
    ),
    sections: sections.map(readSection),
  };
}

function readSection(section: unknown): Section {
  const [level, anchor, heading, ...texts]: unknown[] = Array.isArray(section) ? section : [];
  return {
    level: levelOf(level),
    anchor: String(anchor),
    heading: String(heading),
    texts: texts.map(String),
  };
}

function levelOf(level: unknown): HeadingLevel {
  return toLevel(typeof level === "number" ? level : 1);
}
