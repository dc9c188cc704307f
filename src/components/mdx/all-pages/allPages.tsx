import type { ReactNode } from "react";
import { z } from "zod";
import { text } from "../../../domain/componentProps";
import type { PageContext } from "../../../domain/componentSpec";
import { didYouMean } from "../../../domain/problems";
import type { SidebarItem } from "../../../domain/sidebar";
import { part, staticComponent } from "../define";

type ReaderGroup = {
  readonly id: string;
  readonly label: string;
  readonly routes: readonly string[];
};

/** Every listed page in sidebar order, with its description; given audiences, a filter by audience and by text. */
export const AllPages = staticComponent({
  props: {
    /** Which audience reads which routes; each route includes all pages below it. */
    readers: z.array(z.strictObject({ id: text, label: text, routes: z.array(text) })).default([]),
  },
  holds: [],
  render: ({ readers }, { page, line }) => {
    for (const route of readers.flatMap(({ routes }) => routes))
      if (![...page.pages.keys()].some((path) => isBelow(path, route)))
        reportRoute("AllPages", route, page, line);
    return (
      <>
        {readers.length > 0 &&
          part("ListFilter", {
            label: "Filter the pages",
            noun: "pages",
            readers: readers.map(({ id, label }) => ({ id, label })),
          })}
        <Items items={page.sidebar} readers={readers} page={page} />
      </>
    );
  },
});

function Items({
  items,
  readers,
  page,
}: {
  readonly items: readonly SidebarItem[];
  readonly readers: readonly ReaderGroup[];
  readonly page: PageContext;
}): ReactNode {
  return (
    <ul data-no-search="">
      {items
        .filter(({ unlisted }) => !unlisted)
        .map((item) => {
          const { href, label } = item;
          if (item.type === "category" && item.items.length > 0)
            return (
              <li key={href ?? label} data-filter-group="">
                {href ? <a href={href}>{label}</a> : <b>{label}</b>}
                <Items items={item.items} readers={readers} page={page} />
              </li>
            );
          if (href === undefined) return null;
          const description = page.pages.get(href)?.description;
          const groups = readers.filter(({ routes }) =>
            routes.some((route) => isBelow(href, route)),
          );
          return (
            <li key={href} data-filter-item="" data-readers={groups.map(({ id }) => id).join(" ")}>
              <a href={href}>{label}</a>
              {description && `: ${description}`}
            </li>
          );
        })}
    </ul>
  );
}

/** Pages in the order that suits one audience. */
export const ReadingPath = staticComponent({
  props: { summary: text, pages: z.array(z.tuple([text, text])) },
  holds: [],
  render: ({ summary, pages }, { page, line }) => (
    <>
      <p>{summary}</p>
      <ol data-no-search="">
        {pages.map(([route, note]) => {
          const target = page.pages.get(route);
          if (!target) return reportRoute("ReadingPath", route, page, line);
          return (
            <li key={route}>
              <a href={page.link(route, line)}>{target.title}</a>: {note}
            </li>
          );
        })}
      </ol>
    </>
  ),
});

/** Reports that a component names a route which no page has. @returns nothing to show */
export function reportRoute(
  name: string,
  route: string,
  page: PageContext,
  line: number | undefined,
): null {
  page.report(
    line,
    `${name} names the unknown route "${route}".${didYouMean(route, [...page.pages.keys()])}`,
    "Correct the route.",
  );
  return null;
}

function isBelow(path: string, route: string): boolean {
  return path === route || (route !== "/" && path.startsWith(`${route}/`));
}
