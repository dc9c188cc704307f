import { onPage } from "../../src/domain/componentFault";
import type { ComponentSpecs } from "../../src/domain/componentSpec";
import { LOCALE } from "../../src/domain/constants";
import type { TreeNode } from "../../src/domain/documentTree";
import type { FeedPicture } from "../../src/domain/html";
import { type PictureFile, picturesOf } from "../../src/domain/pictures";
import { BLOG_PATH, FEED_PATHS, pageAddress } from "../../src/domain/routes";
import type { Found } from "../../src/domain/runQuery";
import { treeToHtml } from "../../src/domain/treeHtml";

/** A feed in no particular format. Dates are ISO 8601, addresses absolute. */
export type Feed = {
  readonly site: {
    /** Address with the base path. */
    readonly url: string;
    readonly title: string;
    readonly tagline: string;
    readonly language: string;
  };
  readonly items: readonly FeedItem[];
};

export type FeedItem = {
  readonly title: string;
  readonly url: string;
  readonly date: string;
  /** Last change of substance. */
  readonly updated: string;
  readonly summary: string;
  /** The whole post as plain HTML. */
  readonly html: string;
  readonly image?: string;
  readonly authors: readonly { readonly name: string; readonly url: string }[];
  readonly tags: readonly string[];
};

/** Query of all feeds: the newest listed posts with their full content. */
export const FEED_QUERY = /* GraphQL */ `
  query Feeds {
    site { pathPrefix }
    siteConfig { url product { name } blog { title tagline } }
    allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }], limit: 20) {
      nodes {
        path title description date lastUpdate tree
        image { src }
        authors { name url path }
        tags { label }
        images {
          sourceInstanceName relativePath
          childImageSharp { gatsbyImageData(width: 1408, layout: CONSTRAINED, placeholder: NONE) }
        }
      }
    }
  }
`;
type Result = Found<Queries.FeedsQuery>;
export type FeedPost = Omit<Result["allPost"]["nodes"][number], "tree"> & {
  readonly tree: readonly TreeNode[];
};
export type FeedData = Pick<Result, "site" | "siteConfig"> & {
  readonly allPost: { readonly nodes: readonly FeedPost[] };
};

/** The data that all feeds share, from the query's result. */
export function buildFeed(
  { site, siteConfig, allPost }: FeedData,
  components: ComponentSpecs,
): Feed {
  const { url: origin, product, blog } = siteConfig;
  const base = origin + (site.pathPrefix ?? "");
  return {
    site: {
      url: base,
      title: `${product.name} ${blog.title}`,
      tagline: blog.tagline,
      language: LOCALE.code,
    },
    items: allPost.nodes.map((post) => feedItem(post, { origin, base }, components)),
  };
}

function feedItem(
  post: FeedPost,
  { origin, base }: { readonly origin: string; readonly base: string },
  components: ComponentSpecs,
): FeedItem {
  const url = pageAddress(base, post.path);
  const date = new Date(post.date).toISOString();
  const place = { base, pageUrl: url, pictures: feedPictures(post, origin) };
  return {
    title: post.title,
    url,
    date,
    updated: post.lastUpdate ? new Date(post.lastUpdate).toISOString() : date,
    summary: post.description,
    html: onPage(post.path, () => treeToHtml(post.tree, place, components)),
    ...(post.image && { image: base + post.image.src }),
    authors: post.authors.map(({ name, url: own, path }) => ({ name, url: own ?? base + path })),
    tags: post.tags.map(({ label }) => label),
  };
}

/** The pictures of a page by source file, with absolute addresses. */
export function feedPictures(
  { images }: { readonly images: readonly PictureFile[] },
  origin: string,
): Map<string, FeedPicture> {
  return new Map(
    picturesOf(images).map(({ file, src, srcSet, width, height }) => {
      const srcset = srcSet?.replace(/(^|,\s*)\//g, `$1${origin}/`);
      return [file, { src: origin + src, ...(srcset && { srcset }), width, height }];
    }),
  );
}

/** Options of gatsby-plugin-feed: `/blog/rss.xml`. */
export const feedPlugin = (components: ComponentSpecs) => ({
  resolve: "gatsby-plugin-feed",
  options: {
    query: "{ site { pathPrefix } }", // only the feed's own query is used
    setup: ({ query }: { query: FeedData }) => {
      const { site } = buildFeed({ ...query, allPost: { nodes: [] } }, components);
      return {
        title: site.title,
        description: site.tagline,
        site_url: site.url + BLOG_PATH,
        feed_url: site.url + FEED_PATHS.rss,
        language: site.language,
        generator: "Gatsby",
        custom_namespaces: { content: "http://purl.org/rss/1.0/modules/content/" },
      };
    },
    feeds: [
      {
        output: FEED_PATHS.rss,
        title: "RSS Feed",
        query: FEED_QUERY,
        match: "^never$", // the head links come from SiteHead, on every page
        serialize: ({ query }: { query: FeedData }) =>
          buildFeed(query, components).items.map(
            ({ title, url, date, summary, html, authors, tags }) => ({
              title,
              url, // without a guid, the address is the item's permanent id
              date,
              description: summary.replaceAll("&", "&amp;").replaceAll("<", "&lt;"), // HTML, as RSS 2.0 says
              author: authors.map(({ name }) => name).join(", "),
              categories: tags,
              custom_elements: [{ "content:encoded": { _cdata: html } }],
            }),
          ),
      },
    ],
  },
});
