import { SITE } from "./harbour";

/** The blog of the fixture site, as described by its files. */
export type BlogPost = {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly authors: readonly (keyof typeof AUTHORS)[];
  readonly tags: readonly (keyof typeof TAGS)[];
};

export const AUTHORS = {
  "harbour-office": {
    name: "Harbour office",
    kind: "Organization",
    posts: 12,
    url: `${SITE.url}/blog/authors/harbour-office`,
  },
  "mara-holt": { name: "Mara Holt", kind: "Person", posts: 4, url: "https://mara.harbour.example" },
  "new-writer": {
    name: "New writer",
    kind: "Person",
    posts: 0,
    url: `${SITE.url}/blog/authors/new-writer`,
  },
} as const;

export const TAGS = {
  cranes: { label: "Cranes", posts: 1 },
  news: { label: "News", posts: 12 },
  pilots: { label: "Pilots", posts: 3 },
  tides: { label: "Tides", posts: 1 },
} as const;

const post = (
  slug: string,
  date: string,
  title: string,
  authors: BlogPost["authors"],
  tags: BlogPost["tags"],
): BlogPost => ({ path: `/blog/${slug}`, date, title, authors, tags });

const OFFICE = ["harbour-office"] as const;
const PILOT = ["mara-holt"] as const;
const BOTH = ["harbour-office", "mara-holt"] as const;

export const NEWEST = post("crane", "2026-04-01", "The new crane", BOTH, ["cranes", "news"]);
export const SECOND = post("Ships_(2)~sails", "2026-03-01", '"Ships" & <b>sails</b>', OFFICE, [
  "news",
]);
/** The posts that lists show, newest first. */
export const POSTS: readonly BlogPost[] = [
  NEWEST,
  SECOND,
  post("short", "2026-02-20", "Fog", OFFICE, ["news"]),
  post("tugs", "2026-02-14", "Two new tugs", OFFICE, ["news"]),
  post("prices", "2026-01-02", "Prices of this year", OFFICE, ["news"]),
  post("ladder", "2025-11-11", "How to hang a ladder", PILOT, ["pilots"]),
  post("queue", "2025-08-08", "The queue is public", OFFICE, ["news"]),
  post("ropes", "2025-06-30", "Better ropes", OFFICE, ["news"]),
  post("new-quay", "2025-03-03", "A new quay", OFFICE, ["news"]),
  post("spring-tide", "2025-01-15", "Spring tide", OFFICE, ["tides", "news"]),
  post("quiet-week", "2024-12-24", "A quiet week", OFFICE, ["news"]),
  post("night-lights", "2024-09-20", "Lights at night", BOTH, ["pilots", "news"]),
  post("pilot-boats", "2024-05-10", "Two pilot boats", PILOT, ["pilots"]),
  post("first-tide", "2024-02-01", "First tide", OFFICE, ["news"]),
];
/** The posts on the first page of a list. */
export const FIRST_TEN = POSTS.slice(0, 10);
export const YEARS = ["2026", "2025", "2024"] as const;
export const ofYear = (year: string) => POSTS.filter(({ date }) => date.startsWith(year));

export const authorPath = (id: keyof typeof AUTHORS) => `/blog/authors/${id}`;
export const tagPath = (id: keyof typeof TAGS) => `/blog/tags/${id}`;
export const absolute = (path: string) => SITE.url + path;

/** A day in words, in UTC. */
export const inWords = (
  date: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string => new Intl.DateTimeFormat("en", { timeZone: "UTC", ...options }).format(new Date(date));

/** One page of every kind that the blog has. */
export const BLOG_ROUTES = [
  "/blog",
  NEWEST.path,
  "/blog/archive",
  "/blog/tags",
  tagPath("news"),
  "/blog/authors",
  authorPath("harbour-office"),
] as const;
