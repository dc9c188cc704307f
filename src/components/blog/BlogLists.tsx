import type { ReactNode } from "react";
import { groupByLetter, groupByYear, monthDay } from "../../domain/blog";
import { Link } from "../ui/Link";
import { LinkList } from "../ui/LinkList";
import * as styles from "./BlogLists.module.css";
import { Avatar, PostCount, TagChips } from "./PostInfo";
import { BLOG_TEXTS } from "./texts";

type ArchivePosts = Queries.ArchiveTemplateQuery["allPost"]["nodes"];

/** All posts by year: years newest first, posts within a year oldest first. */
export function ArchiveYears({ posts }: { readonly posts: ArchivePosts }): ReactNode {
  const years = groupByYear(posts);
  if (years.length === 0) return <p>{BLOG_TEXTS.noPostsAtAll}</p>;
  return (
    <>
      {years.length > 2 && (
        <nav aria-label={BLOG_TEXTS.years}>
          <LinkList
            className={styles.jump}
            links={years.map(({ year }) => ({ label: String(year), href: `#${year}` }))}
          />
        </nav>
      )}
      {years.map(({ year, posts: inYear }) => (
        <section className={styles.group} key={year} aria-labelledby={String(year)}>
          <h2 className={styles.label} id={String(year)}>
            {year}
          </h2>
          <ul className={styles.archive}>
            {[...inYear].reverse().map(({ path, title, date }) => (
              <li key={path}>
                <Link href={path}>
                  <span className={styles.date}>{monthDay(date)} -</span> {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type TagRows = Queries.TagListTemplateQuery["allTag"]["nodes"];

/** Tags by first letter, each with its number of posts. */
export function TagLetters({ tags }: { readonly tags: TagRows }): ReactNode {
  if (tags.length === 0) return <p>{BLOG_TEXTS.noTags}</p>;
  return groupByLetter(tags).map(({ letter, tags: inLetter }) => (
    <section className={`${styles.group} ${styles.letter}`} key={letter} aria-labelledby={letter}>
      <h2 className={styles.label} id={letter}>
        {letter}
      </h2>
      <TagChips tags={inLetter} />
    </section>
  ));
}

type AuthorRows = Queries.AuthorListTemplateQuery["allAuthor"]["nodes"];

/** Every author with what they cover and how many posts they have. */
export function AuthorCards({ authors }: { readonly authors: AuthorRows }): ReactNode {
  return (
    <ul className={styles.authors}>
      {authors.map(({ authorId, name, title, description, image, path, count }) => (
        <li className={styles.author} key={authorId}>
          <Avatar name={name} image={image} size={72} />
          <div>
            <h2 className={styles.name}>
              <Link href={path}>{name}</Link> <PostCount className={styles.count} count={count} />
            </h2>
            {title && <p className={styles.text}>{title}</p>}
            {description && <p className={styles.text}>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
