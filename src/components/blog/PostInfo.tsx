import type { ReactNode } from "react";
import { firstLetter, longDate } from "../../domain/blog";
import { readingTimeText } from "../../domain/readingTime";
import { authorsPath } from "../../domain/routes";
import { Link } from "../ui/Link";
import * as styles from "./PostInfo.module.css";
import { BLOG_TEXTS } from "./texts";
import type { AuthorSummary, PostSummary, TagSummary } from "./types";

/** Date in UTC and reading time. */
export function PostInfo({ date, minutes }: Pick<PostSummary, "date" | "minutes">): ReactNode {
  return (
    <p className={styles.info}>
      <time dateTime={date}>{longDate(date)}</time> · {readingTimeText(minutes)}
    </p>
  );
}

type AvatarProps = Pick<AuthorSummary, "name" | "image"> & { readonly size?: number };

/** The author's picture, or else a monogram. */
export function Avatar({ name, image, size = 48 }: AvatarProps): ReactNode {
  if (image)
    return (
      <img
        className={styles.avatar}
        src={`${__PATH_PREFIX__}${image}`}
        alt=""
        width={size}
        height={size}
      />
    );
  const initials = name.split(/\s+/).map(firstLetter).slice(0, 2).join("");
  return (
    <svg
      className={styles.avatar}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="24" />
      <text x="24" y="30" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}

type AuthorsProps = {
  readonly authors: readonly AuthorSummary[];
  /** Short form that fits a line of facts: leaves out what the authors do. */
  readonly compact?: boolean;
};

/** The authors of a post, each linked to the author page. */
export function Authors({ authors, compact = false }: AuthorsProps): ReactNode {
  if (authors.length === 0) return null;
  return (
    <ul className={`${styles.authors} ${compact ? styles.compact : ""}`}>
      {authors.map((author) => (
        <li className={styles.author} key={author.authorId}>
          <Avatar name={author.name} image={author.image} size={compact ? 24 : 48} />
          <span>
            <Link className={styles.name} href={author.path} rel="author">
              {author.name}
            </Link>
            {author.title && !compact && <small className={styles.job}>{author.title}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Author = NonNullable<Queries.AuthorPostsTemplateQuery["author"]>;

/** An author's details: picture, role, topics, contacts, and a link to all authors. */
export function AuthorHeader(author: Omit<Author, "authorId" | "count">): ReactNode {
  const { name, title, description, url, email, image } = author;
  return (
    <div className={styles.header}>
      <Avatar name={name} image={image} size={96} />
      <div>
        {title && <p className={styles.line}>{title}</p>}
        {description && <p className={styles.line}>{description}</p>}
        <p className={styles.line}>
          {url && (
            <>
              <Link href={url}>{BLOG_TEXTS.website}</Link> ·{" "}
            </>
          )}
          {email && (
            <>
              <Link href={`mailto:${email}`}>{email}</Link> ·{" "}
            </>
          )}
          <Link href={authorsPath()}>{BLOG_TEXTS.viewAllAuthors}</Link>
        </p>
      </div>
    </div>
  );
}

/** `Tags:` and one chip per tag. */
export function PostTags({ tags }: { readonly tags: readonly TagSummary[] }): ReactNode {
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags}>
      <b>{BLOG_TEXTS.tags}</b>
      <TagChips tags={tags} />
    </div>
  );
}

type TagChipsProps = { readonly tags: readonly (TagSummary & { readonly count?: number })[] };

/** A list of tags, each with its number of posts if that is given. */
export function TagChips({ tags }: TagChipsProps): ReactNode {
  return (
    <ul className={styles.chips}>
      {tags.map(({ tagId, path, label, description, count }) => (
        <li key={tagId}>
          <Link className={styles.chip} href={path} rel="tag" title={description ?? undefined}>
            {label}
            {count !== undefined && <PostCount className={styles.count} count={count} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type PostCountProps = { readonly className: string | undefined; readonly count: number };

/** A number of posts. Screen readers hear what it counts; on screen, the context shows it. */
export function PostCount({ className, count }: PostCountProps): ReactNode {
  return (
    <span className={className}>
      {count}
      <span className="visually-hidden"> {BLOG_TEXTS.posts(count)}</span>
    </span>
  );
}
