import { z } from "zod";
import { type ComponentSpec, type PageContext, withProps } from "../../../domain/componentSpec";
import { element, type Json, stringProp, type TreeElement } from "../../../domain/documentTree";
import {
  escapeHtml,
  type FeedPlace,
  linkHtml,
  paragraphHtml,
  propHtml,
} from "../../../domain/html";
import { didYouMean } from "../../../domain/problems";
import { readingMinutes } from "../../../domain/readingTime";
import type { SidebarItem } from "../../../domain/sidebar";
import { type JsonObject, objectsOf, objectsProp, textOf } from "../../../domain/treeProps";

/** Every listed page of the sidebar. Search finds the pages themselves, so it ignores this list. */
export const AllPages: ComponentSpec = {
  props: { "readers?": [{ id: "text", label: "text", routes: ["text"] }] },
  holds: [],
  resolve: (node, page) => {
    const groups = readerGroups(node, page);
    const sections = pagesOf(page.sidebar, groups, page);
    if (groups.length === 0) return withProps(node, { sections });
    return withProps(node, { sections, readers: groups.map(({ id, label }) => ({ id, label })) });
  },
  plainText: "children",
  outline: () => undefined,
  feedHtml: (node, _inner, place) => linksHtml(objectsProp(node, "sections"), place),
};

/** Pages in the order that suits one audience. */
export const ReadingPath: ComponentSpec = {
  props: { summary: "text", pages: [["text", "text"]] },
  holds: [],
  resolve: resolveReadingPath,
  plainText: "children",
  outline: () => undefined,
  feedHtml: (node, _inner, place) => {
    const steps = objectsProp(node, "entries").map(
      ({ href, title, note }) =>
        `<li>${linkHtml(textOf(href), textOf(title) ?? "", place)}: ${escapeHtml(textOf(note) ?? "")}</li>`,
    );
    return `${paragraphHtml(`About ${node.props?.minutes ?? 0} minutes, ${propHtml(node, "summary") ?? ""}`)}<ol>${steps.join("")}</ol>`;
  },
};

const readerGroupSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  label: z.string().min(1),
  routes: z.array(z.string().startsWith("/")).min(1),
});

type ReaderGroup = z.infer<typeof readerGroupSchema>;

function pagesOf(
  items: readonly SidebarItem[],
  groups: readonly ReaderGroup[],
  page: PageContext,
): Json[] {
  return items.flatMap((item): Json[] => {
    if (item.unlisted) return [];
    if (item.type === "category")
      return [
        {
          label: item.label,
          ...(item.href !== undefined && { href: item.href }),
          items: pagesOf(item.items, groups, page),
        },
      ];
    const readers = groups
      .filter(({ routes }) => routes.some((route) => isBelow(item.href, route)))
      .map(({ id }) => id);
    const description = page.pages.get(item.href)?.description ?? "";
    return [
      { label: item.label, href: item.href, description, ...(readers.length > 0 && { readers }) },
    ];
  });
}

/** The `readers` property of AllPages: which audience reads which routes; each route includes all pages below it. */
function readerGroups(node: TreeElement, page: PageContext): ReaderGroup[] {
  const parsed = z.array(readerGroupSchema).safeParse(node.props?.readers ?? []);
  if (!parsed.success) {
    page.report(
      node.line,
      "AllPages has readers of the wrong shape.",
      'Write readers={[{ id: "trader", label: "Traders", routes: ["/first-steps"] }]}.',
    );
    return [];
  }
  const known = [...page.pages.keys()];
  for (const route of parsed.data.flatMap(({ routes }) => routes))
    if (!known.some((path) => isBelow(path, route))) reportRoute(node, route, page);
  return parsed.data;
}

function resolveReadingPath(node: TreeElement, page: PageContext): TreeElement {
  const parsed = z.array(z.tuple([z.string(), z.string()])).safeParse(node.props?.pages);
  if (!parsed.success)
    page.report(
      node.line,
      "ReadingPath has pages of the wrong shape.",
      'Write pages={[["/first-steps", "one swap with test tokens."]]}.',
    );
  const entries = (parsed.data ?? []).flatMap(([route, note]) => {
    const target = page.pages.get(route);
    if (!target) {
      reportRoute(node, route, page);
      return [];
    }
    const href = page.link(route, node.line);
    return [{ href, title: target.title, note, words: target.words }];
  });
  const minutes = readingMinutes(entries.reduce((total, { words }) => total + words, 0));
  return element(
    node.type,
    {
      summary: stringProp(node, "summary") ?? "",
      minutes,
      entries: entries.map(({ href, title, note }) => ({ href, title, note })),
    },
    [],
    node.line,
  );
}

function reportRoute(node: TreeElement, route: string, page: PageContext): void {
  page.report(
    node.line,
    `${node.type} names the unknown route "${route}".${didYouMean(route, [...page.pages.keys()])}`,
    "Correct the route.",
  );
}

function isBelow(path: string, route: string): boolean {
  return path === route || (route !== "/" && path.startsWith(`${route}/`));
}

/** Links to pages and to the pages below them. */
function linksHtml(pages: readonly JsonObject[], place: FeedPlace): string {
  const entries = pages.map(
    ({ href, label, description, items }) =>
      `<li>${linkHtml(textOf(href), textOf(label) ?? "", place)}${description ? `: ${escapeHtml(textOf(description) ?? "")}` : ""}${linksHtml(objectsOf(items), place)}</li>`,
  );
  return entries.length > 0 ? `<ul>${entries.join("")}</ul>` : "";
}
