import type { SiteCopy } from "./siteCopy";

/**
 * A generated blog: this many posts, distributed evenly over years, tags and authors, so that tests know every count in advance.
 */
export const GENERATED = { posts: 500, firstYear: 2013, years: 12, tags: 5, authors: 4 } as const;

export type GeneratedPost = {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly tag: string;
  readonly author: string;
};

/** The posts, newest first; every tenth day has two posts, which are in the order of their routes. */
export function generatedPosts(): GeneratedPost[] {
  const { posts, firstYear, years, tags, authors } = GENERATED;
  return Array.from({ length: posts }, (_, index) => {
    const inYear = Math.floor(index / years);
    const day = new Date(
      Date.UTC(firstYear + (index % years), 0, 1 + (inYear - (inYear % 10 === 1 ? 1 : 0)) * 7),
    );
    const number = String(index).padStart(3, "0");
    return {
      slug: `generated-${number}`,
      title: `Generated post ${number}`,
      date: day.toISOString().slice(0, 10),
      tag: `topic-${index % tags}`,
      author: `writer-${index % authors}`,
    };
  }).sort((a, b) => (a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1));
}

/** Adds the generated blog to a copy that has none. */
export function writeGeneratedBlog(copy: SiteCopy): void {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join("");
  copy.write(
    "content/blog/tags.yml",
    lines(GENERATED.tags, (index) => `topic-${index}: { label: Topic ${index} }\n`),
  );
  copy.write(
    "content/blog/authors.yml",
    lines(GENERATED.authors, (index) => `writer-${index}: { name: Writer ${index} }\n`),
  );
  for (const { slug, title, date, tag, author } of generatedPosts()) {
    const text = `Opening of ${title}.\n\n<!-- truncate -->\n\n## A section\n\nThe rest of ${title}.\n`;
    copy.write(
      `content/blog/${date}-${slug}.md`,
      `---\ntitle: ${title}\nauthors: [${author}]\ntags: [${tag}]\n---\n\n${text}`,
    );
  }
}
