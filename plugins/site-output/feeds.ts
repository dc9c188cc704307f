import { onPage } from "../../src/domain/componentFault";
import type { ComponentSpecs } from "../../src/domain/componentSpec";
import { FEED_MAX_POSTS } from "../../src/domain/constants";
import type { TreeNode } from "../../src/domain/documentTree";
import { escapeHtml, type FeedPicture } from "../../src/domain/html";
import { type PictureFile, picturesOf } from "../../src/domain/pictures";
import { BLOG_PATH, FEED_PATHS, pageAddress } from "../../src/domain/routes";
import { treeToHtml } from "../../src/domain/treeHtml";
import { browserNote, openLink, withoutControls } from "./feedText";

export type FeedSite = {
  readonly url: string;
  readonly tagline: string;
  readonly title: string;
  readonly language: string;
};

export type FeedItem = {
  readonly title: string;
  readonly url: string;
  /** ISO 8601: publication, and last change of substance. */
  readonly date: string;
  readonly updated: string;
  readonly summary: string;
  /** The whole post as plain HTML with absolute addresses. */
  readonly html: string;
  readonly image?: string;
  readonly authors: readonly { readonly name: string; readonly url: string }[];
  readonly tags: readonly string[];
};

export type Feed = { readonly site: FeedSite; readonly items: readonly FeedItem[] };

/** The GraphQL fields of a page's pictures, as `PictureFile`. */
export const PICTURE_FIELDS =
  "images { sourceInstanceName relativePath childImageSharp { gatsbyImageData(width: 1408, layout: CONSTRAINED, placeholder: NONE) } }";

/** Query of all feeds: the newest listed posts with their full content. */
export const FEED_QUERY = /* GraphQL */ `{
  site { pathPrefix config { url product { name } blog { title tagline } locale { code } incident { id title text since } } }
  allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }], limit: ${FEED_MAX_POSTS}) {
    nodes {
      path title description date lastUpdate tree
      image { src }
      authors { name url path }
      tags { label }
      ${PICTURE_FIELDS}
    }
  }
}`;

export type FeedPost = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly lastUpdate: string | null;
  readonly tree: readonly TreeNode[];
  readonly image: { readonly src: string } | null;
  readonly authors: readonly {
    readonly name: string;
    readonly url: string | null;
    readonly path: string;
  }[];
  readonly tags: readonly { readonly label: string }[];
  readonly images: readonly PictureFile[];
};

/** The content of `content/incident.yml`. */
export type Incident = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly since: string;
};

export type FeedData = {
  readonly site: {
    readonly pathPrefix?: string | null;
    readonly config: {
      readonly url: string;
      readonly product: { readonly name: string };
      readonly blog: { readonly title: string; readonly tagline: string };
      readonly locale: { readonly code: string };
      readonly incident?: Incident | null;
    };
  };
  readonly allPost: { readonly nodes: readonly FeedPost[] };
};

/** The data that all feeds share, from the query's result. @param pathPrefix base path of the build */
export function buildFeed(
  { site, allPost }: FeedData,
  pathPrefix: string,
  components: ComponentSpecs,
): Feed {
  const { url, product, blog, locale, incident } = site.config;
  const base = url + pathPrefix;
  return {
    site: {
      url: base,
      title: withoutControls(`${product.name} ${blog.title}`),
      tagline: withoutControls(blog.tagline),
      language: locale.code,
    },
    items: [
      ...(incident ? [incidentItem(incident, base)] : []),
      ...allPost.nodes.map((post) => feedItem(post, { origin: url, base }, components)),
    ],
  };
}

/** An incident, first in every feed. Its address is the start page, which shows its message. */
function incidentItem({ id, title, text, since }: Incident, base: string): FeedItem {
  const date = new Date(since).toISOString();
  return {
    title: withoutControls(title),
    url: `${base}/?incident=${id}`,
    date,
    updated: date,
    summary: withoutControls(text),
    html: `<p>${escapeHtml(withoutControls(text))}</p>`,
    authors: [],
    tags: [],
  };
}

function feedItem(
  post: FeedPost,
  { origin, base }: { readonly origin: string; readonly base: string },
  components: ComponentSpecs,
): FeedItem {
  const url = pageAddress(base, post.path);
  const date = new Date(post.date).toISOString();
  return {
    title: withoutControls(post.title),
    url,
    date,
    updated: post.lastUpdate ? new Date(post.lastUpdate).toISOString() : date,
    summary: withoutControls(post.description),
    html: withoutControls(
      onPage(post.path, () =>
        treeToHtml(
          post.tree,
          { base, pageUrl: url, pictures: feedPictures(post, origin) },
          components,
        ),
      ),
    ),
    ...(post.image && { image: base + post.image.src }),
    authors: post.authors.map((author) => ({
      name: withoutControls(author.name),
      url: author.url ?? base + author.path,
    })),
    tags: post.tags.map(({ label }) => withoutControls(label)),
  };
}

/** The pictures of a page by source file, with absolute addresses. */
export function feedPictures(
  { images }: { readonly images: readonly PictureFile[] },
  origin: string,
): Map<string, FeedPicture> {
  return new Map(
    picturesOf(images).map(({ file, src, srcSet, width, height }) => [
      file,
      {
        src: origin + src,
        ...(srcSet && { srcset: srcSet.replace(/(^|,\s*)\//g, `$1${origin}/`) }),
        width,
        height,
      },
    ]),
  );
}

/** Options of gatsby-plugin-feed: `/blog/rss.xml`. */
export const feedPlugin = (components: ComponentSpecs) => ({
  resolve: "gatsby-plugin-feed",
  options: {
    query: `{ site { siteMetadata { title } pathPrefix config { url product { name } blog { title tagline } locale { code } } } }`,
    setup: ({ query }: { query: FeedData }) => {
      const { site } = buildFeed({ ...query, allPost: { nodes: [] } }, prefixOf(query), components);
      return {
        title: site.title,
        description: site.tagline,
        site_url: site.url + BLOG_PATH,
        feed_url: site.url + FEED_PATHS.rss,
        language: site.language,
        generator: "Gatsby",
        custom_namespaces: {
          content: "http://purl.org/rss/1.0/modules/content/",
          h: "http://www.w3.org/1999/xhtml",
        },
        custom_elements: [browserNote(site.url + BLOG_PATH)],
      };
    },
    feeds: [
      {
        output: FEED_PATHS.rss,
        title: "RSS Feed",
        query: FEED_QUERY,
        match: "^never$", // the head links come from SiteHead, on every page
        serialize: ({ query }: { query: FeedData }) =>
          buildFeed(query, prefixOf(query), components).items.map(
            ({ title, url, date, summary, html, authors, tags }) => ({
              title,
              url, // without a guid, the address is the item's permanent id
              date,
              description: summary.replaceAll("&", "&amp;").replaceAll("<", "&lt;"), // HTML, as RSS 2.0 says
              author: authors.map(({ name }) => name).join(", "),
              categories: tags,
              custom_elements: [{ "content:encoded": { _cdata: html } }, openLink(url)],
            }),
          ),
      },
    ],
  },
});

/** The base path of the build: Gatsby passes the configured one even if the build does not use it. */
function prefixOf({ site: { pathPrefix } }: FeedData): string {
  return (process.env.PREFIX_PATHS === "true" && pathPrefix) || "";
}
