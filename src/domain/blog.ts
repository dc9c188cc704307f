/** Posts of one year, in the order given. */
export type Year<Post> = { readonly year: number; readonly posts: readonly Post[] };

/** Groups posts by their UTC year, newest year first; the order inside a year is kept. */
export function groupByYear<Post extends { readonly year: number }>(
  posts: readonly Post[],
): Year<Post>[] {
  const years = [...new Set(posts.map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => ({ year, posts: posts.filter((post) => post.year === year) }));
}

/** `One post` or `{n} posts`. */
export function postCount(count: number): string {
  return count === 1 ? "One post" : `${count} posts`;
}

/** A date in words, always in UTC: `January 15, 2026`. */
export function longDate(iso: string): string {
  return new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );
}

/** Month and day in UTC: `January 15`. */
export function monthDay(iso: string): string {
  return new Intl.DateTimeFormat("en", { month: "long", day: "numeric", timeZone: "UTC" }).format(
    new Date(iso),
  );
}

export type TagGroup<Tag> = { readonly letter: string; readonly tags: readonly Tag[] };

/** Tags by upper-cased first letter, both in alphabetical order. */
export function groupByLetter<Tag extends { readonly label: string }>(
  tags: readonly Tag[],
): TagGroup<Tag>[] {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, "en"));
  const letters = [...new Set(sorted.map(({ label }) => firstLetter(label)))];
  return letters.map((letter) => ({
    letter,
    tags: sorted.filter(({ label }) => firstLetter(label) === letter),
  }));
}

/** First character of a word, in upper case. A surrogate pair, such as an emoji, is kept whole. */
export function firstLetter(word: string): string {
  return [...word][0]?.toUpperCase() ?? "";
}
