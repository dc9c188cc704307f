import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as builtIn from "../../src/components/mdx/builtIn";
import { element } from "../../src/domain/documentTree";
import { buildFeed, type FeedData, type FeedPost, feedPlugin } from "./feeds";

const ada = { name: "Ada", url: null, path: "/blog/authors/ada" };
const grace = { name: "Grace", url: "https://grace.example", path: "/blog/authors/grace" };
const post = (overrides: Partial<FeedPost> = {}): FeedPost => ({
  path: "/blog/a",
  title: "A & <b>",
  description: "About a.",
  date: "2026-01-15T00:00:00.000Z",
  lastUpdate: null,
  tree: [
    element("p", {}, [
      "Text ",
      element("a", { href: "/x" }, ["x"]),
      element("a", { href: "#y" }, ["y"]),
    ]),
  ],
  image: null,
  authors: [ada, grace],
  tags: [{ label: "News" }],
  images: [],
  ...overrides,
});
const data = (...posts: FeedPost[]): FeedData => ({
  site: { pathPrefix: "/team" },
  siteConfig: {
    url: "https://docs.example.com",
    product: { name: "Harbour" },
    blog: { title: "Blog", tagline: "Tides & more" },
  },
  allPost: { nodes: posts },
});
const HTML =
  '<p>Text <a href="https://docs.example.com/team/x">x</a><a href="https://docs.example.com/team/blog/a#y">y</a></p>';
const { options } = feedPlugin(builtIn);
const item = (overrides: Partial<FeedPost>) => buildFeed(data(post(overrides)), builtIn).items[0];

test("a feed has full addresses below the base path and the full text", () => {
  expect(buildFeed(data(post()), builtIn)).toStrictEqual({
    site: {
      url: "https://docs.example.com/team",
      title: "Harbour Blog",
      tagline: "Tides & more",
      language: "en",
    },
    items: [
      {
        title: "A & <b>",
        url: "https://docs.example.com/team/blog/a",
        date: "2026-01-15T00:00:00.000Z",
        updated: "2026-01-15T00:00:00.000Z",
        summary: "About a.",
        html: HTML,
        authors: [
          { name: "Ada", url: "https://docs.example.com/team/blog/authors/ada" },
          { name: "Grace", url: "https://grace.example" },
        ],
        tags: ["News"],
      },
    ],
  });
});

test("an item tells its last change and its picture", () => {
  expect(
    item({ lastUpdate: "2026-02-01T00:00:00.000Z", image: { src: "/assets/1/a.png" } }),
  ).toMatchObject({
    updated: "2026-02-01T00:00:00.000Z",
    image: "https://docs.example.com/team/assets/1/a.png",
  });
});

test("generated pictures have full addresses, the smaller sizes too", () => {
  const gatsbyImageData: IGatsbyImageData = {
    layout: "constrained",
    width: 800,
    height: 450,
    images: {
      fallback: {
        src: "/team/static/a.png",
        srcSet: "/team/static/s.png 400w,\n/team/static/a.png 800w",
      },
    },
  };
  const tree = [element("Image", { file: "content/blog/a/a.png", alt: "Tide" })];
  expect(
    item({
      tree,
      images: [
        {
          sourceInstanceName: "content",
          relativePath: "blog/a/a.png",
          childImageSharp: { gatsbyImageData },
        },
      ],
    })?.html,
  ).toBe(
    '<img alt="Tide" src="https://docs.example.com/team/static/a.png" srcset="https://docs.example.com/team/static/s.png 400w,\nhttps://docs.example.com/team/static/a.png 800w" width="800" height="450">',
  );
});

describe("rss.xml", () => {
  const query = data(post());

  test("has the base path and the full text", () => {
    expect(options.setup({ query })).toMatchObject({
      site_url: "https://docs.example.com/team/blog",
      feed_url: "https://docs.example.com/team/blog/rss.xml",
      title: "Harbour Blog",
      custom_namespaces: { content: "http://purl.org/rss/1.0/modules/content/" },
    });
    expect(options.feeds[0]?.serialize({ query })).toMatchObject([
      {
        url: "https://docs.example.com/team/blog/a",
        author: "Ada, Grace",
        categories: ["News"],
        custom_elements: [{ "content:encoded": { _cdata: HTML } }],
      },
    ]);
  });

  test("has descriptions as escaped HTML", () => {
    const evil = data(post({ description: 'A <img src="x"> & b' }));
    expect(options.feeds[0]?.serialize({ query: evil })).toMatchObject([
      { description: 'A &lt;img src="x"> &amp; b' },
    ]);
  });
});
