/** Facts about the fixture site `src/testing/sites/full` that several tests use. */
export const SITE = {
  name: "Harbour",
  tagline: "Berths, tides and pilots",
  url: "https://docs.harbour.example",
  mainUrl: "https://www.harbour.example",
  announcementId: "harbour-1",
} as const;

/** A long docs page with headings of two levels, code and links; the first of its category. */
export const START = { path: "/first-berth", title: "Book a first berth" } as const;
/** The page after START: both are in the same open category of the sidebar. */
export const NEXT = { path: "/principles", title: "Principles" } as const;
export const OTHER = { path: "/addresses", title: "Addresses" } as const;

export const GALLERY = "/gallery";
export const ARRIVALS = "/arrivals/overview";
export const API = "/reference/api";
export const GLOSSARY = "/reference/glossary";
export const CONTENTS = "/all-pages";
export const FAQ = { path: "/help/questions", label: "Questions", category: "Help" } as const;

/** A page that no list and no other page links to. */
export const UNLISTED = "/help/unlisted";
/** The last page of the sidebar, in its last category. */
export const LAST = { path: "/legal/terms", title: "Terms of use" } as const;

/** A word on many pages and in many headings. */
export const COMMON_WORD = "berth";
