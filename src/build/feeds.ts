import { FEED_MAX_POSTS } from "../domain/constants";
import type { TreeNode } from "../domain/documentTree";
import { escapeHtml, treeToHtml } from "../domain/treeHtml";

export type FeedSite = { readonly url: string; readonly tagline: string; readonly title: string; readonly language: string; readonly copyright?: string };
export type FeedPost = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly tree: readonly TreeNode[];
  readonly authors: readonly { readonly name: string }[];
  readonly tags: readonly { readonly label: string }[];
};

export type FeedItem = {
  readonly title: string;
  readonly url: string;
  readonly date: string;
  readonly summary: string;
  readonly html: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
};

/** Query of all feeds: the newest listed posts with their full content. */
export const FEED_QUERY = /* GraphQL */ `{
  site { pathPrefix config { url product { name } blog { title tagline } locale { code } } }
  allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }], limit: ${FEED_MAX_POSTS}) {
    nodes { path title description date tree authors { name } tags { label } }
  }
}`;

export type FeedData = {
  readonly site: {
    readonly config: {
      readonly url: string;
      readonly product: { readonly name: string };
      readonly blog: { readonly title: string; readonly tagline: string };
      readonly locale: { readonly code: string };
    };
  };
  readonly allPost: { readonly nodes: readonly FeedPost[] };
};

/** What all feeds have in common, from the query's data. @param pathPrefix base path of the build */
export function buildFeed({ site, allPost }: FeedData, pathPrefix: string): { site: FeedSite; items: FeedItem[] } {
  const base = site.config.url + pathPrefix;
  return {
    site: { url: base, title: `${site.config.product.name} ${site.config.blog.title}`, tagline: site.config.blog.tagline, language: site.config.locale.code },
    items: allPost.nodes.map((post) => ({
      title: post.title,
      url: base + post.path,
      date: new Date(post.date).toISOString(),
      summary: post.description,
      html: treeToHtml(post.tree, base, base + post.path),
      authors: post.authors.map(({ name }) => name),
      tags: post.tags.map(({ label }) => label),
    })),
  };
}

/** Options of gatsby-plugin-feed: `/blog/rss.xml`. */
export const feedPlugin = {
  resolve: "gatsby-plugin-feed",
  options: {
    query: `{ site { siteMetadata { title } pathPrefix config { url product { name } blog { title tagline } locale { code } } } }`,
    setup: ({ query }: { query: FeedData & { site: { pathPrefix?: string | null } } }) => {
      const { site } = buildFeed({ ...query, allPost: { nodes: [] } }, prefixOf(query));
      return {
        title: site.title,
        description: site.tagline,
        site_url: `${site.url}/blog`,
        feed_url: `${site.url}/blog/rss.xml`,
        language: site.language,
        custom_namespaces: { content: "http://purl.org/rss/1.0/modules/content/" },
      };
    },
    feeds: [
      {
        output: "/blog/rss.xml",
        title: "RSS Feed",
        query: FEED_QUERY,
        match: "^never$", // the head links come from SiteHead, on every page
        serialize: ({ query }: { query: FeedData }) =>
          buildFeed(query, prefixOf(query)).items.map(({ title, url, date, summary, html, authors, tags }) => ({
            title,
            url,
            guid: url,
            date,
            description: summary,
            author: authors.join(", "),
            categories: tags,
            custom_elements: [{ "content:encoded": html }],
          })),
      },
    ],
  },
};

function prefixOf(query: object): string {
  const site = "site" in query && query.site !== null && typeof query.site === "object" ? query.site : {};
  return "pathPrefix" in site && typeof site.pathPrefix === "string" && process.env.PREFIX_PATHS === "true" ? site.pathPrefix : "";
}

/** `/blog/atom.xml` (RFC 4287). */
export function atomXml({ site, items }: ReturnType<typeof buildFeed>): string {
  const updated = items[0]?.date ?? "1970-01-01T00:00:00.000Z";
  const entries = items.map(
    (item) => `  <entry>
    <title>${escapeHtml(item.title)}</title>
    <id>${escapeHtml(item.url)}</id>
    <link href="${escapeHtml(item.url)}"/>
    <updated>${item.date}</updated>
    <published>${item.date}</published>
${item.authors.map((name) => `    <author><name>${escapeHtml(name)}</name></author>`).join("\n")}
${item.tags.map((tag) => `    <category term="${escapeHtml(tag)}"/>`).join("\n")}
    <summary>${escapeHtml(item.summary)}</summary>
    <content type="html">${escapeHtml(item.html)}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <title>${escapeHtml(site.title)}</title>
  <subtitle>${escapeHtml(site.tagline)}</subtitle>
  <id>${escapeHtml(site.url)}/blog</id>
  <link href="${escapeHtml(site.url)}/blog"/>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(site.url)}/blog/atom.xml"/>
  <author><name>${escapeHtml(site.title)}</name></author>
  <updated>${updated}</updated>
${entries.join("\n")}
</feed>
`;
}

/** `/blog/feed.json` (JSON Feed 1.1). */
export function jsonFeed({ site, items }: ReturnType<typeof buildFeed>): string {
  return `${JSON.stringify(
    {
      version: "https://jsonfeed.org/version/1.1",
      title: site.title,
      description: site.tagline,
      home_page_url: `${site.url}/blog`,
      feed_url: `${site.url}/blog/feed.json`,
      language: site.language,
      items: items.map(({ title, url, date, summary, html, authors, tags }) => ({
        id: url,
        url,
        title,
        summary,
        content_html: html,
        date_published: date,
        authors: authors.map((name) => ({ name })),
        tags,
      })),
    },
    null,
    2,
  )}\n`;
}
