import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { BLOG_PATH } from "../../domain/routes";
import type { SiteConfig } from "../../hooks/useSiteConfig";

type Author = { readonly name: string; readonly title: string | null; readonly path: string; readonly url: string | null };
type Post = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly image: string | null;
  readonly keywords: readonly string[];
  readonly authors: readonly Author[];
  readonly tags: readonly { readonly label: string }[];
};

const absolute = (config: SiteConfig, path: string) => `${config.url}${__PATH_PREFIX__}${path}`;

/** `article:*` tags of a post. */
export function ArticleMeta({ post, config }: { readonly post: Post; readonly config: SiteConfig }): ReactNode {
  return (
    <Helmet>
      <meta property="article:published_time" content={post.date} />
      {post.authors.map((author) => (
        <meta key={author.path} property="article:author" content={author.url ?? absolute(config, author.path)} />
      ))}
      {post.tags.map(({ label }) => (
        <meta key={label} property="article:tag" content={label} />
      ))}
    </Helmet>
  );
}

/** JSON-LD of a post. */
export function blogPosting(config: SiteConfig, post: Post): object {
  const url = absolute(config, post.path);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    name: post.title,
    description: post.description,
    datePublished: post.date,
    author: post.authors.map((author) => ({
      "@type": "Organization",
      name: author.name,
      ...(author.title && { description: author.title }),
      url: author.url ?? absolute(config, author.path),
    })),
    image: { "@type": "ImageObject", url: absolute(config, post.image ?? config.banner.image), caption: `title image for the blog post: ${post.title}` },
    keywords: post.keywords,
    isPartOf: { "@type": "Blog", "@id": absolute(config, BLOG_PATH), name: config.blog.title },
  };
}

/** JSON-LD of the blog's list page. */
export function blogListing(config: SiteConfig, posts: readonly Pick<Post, "path" | "title" | "description" | "date">[]): object {
  const url = absolute(config, BLOG_PATH);
  return {
    "@context": "https://schema.org",
    "@type": "Blog",
    "@id": url,
    mainEntityOfPage: url,
    headline: config.blog.title,
    description: config.blog.tagline,
    blogPost: posts.map((post) => ({
      "@type": "BlogPosting",
      "@id": absolute(config, post.path),
      url: absolute(config, post.path),
      headline: post.title,
      description: post.description,
      datePublished: post.date,
    })),
  };
}
