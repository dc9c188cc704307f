import { existsSync } from "node:fs";
import { z } from "zod";
import { pageAddress } from "../../domain/routes";
import { builtPages, find, listFiles, PUBLIC_DIR, readPublic } from "../builtSite";
import { site } from "../product";
import { ownData } from "./ownData";

const pages = builtPages();
/** Origins of pictures that the owner allows. */
const images = site.security.images;

const unlisted = pages.filter(({ route }) => ownData(route)?.unlisted).map(({ route }) => route);

/** Each post has its Markdown copy; without any, lists are not for search engines. */
const hasPosts = listFiles().some((file) => /^blog\/.*\.md$/.test(file));

const DESCRIPTION = /<meta[^>]*name="description"[^>]*content="([^"]*)"/;
/** The description of pages that have no text, such as an empty folder's, and of the not-found page. */
const tagline = find(readPublic("404.html"), DESCRIPTION);

test("the build has pages, and some of them are made from content files", () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ route }) => ownData(route))).not.toEqual([]);
});

test("the order of the cascade layers comes before the first of them, even if a sheet was loaded lazily", () => {
  expect(find(readPublic("index.html"), /(@layer [^;{]*[;{])/)).toBe(
    "@layer tokens,base,prose,components,print;",
  );
});

describe.each(pages)("$route", ({ route, html }) => {
  const own = ownData(route);

  test("lazy components are in their places, none waits for a script to move it", () => {
    expect(html).not.toMatch(/<div hidden="?"? id="S:|\$RC\(/);
  });

  test("title, canonical and description are the page's own", () => {
    const title = find(html, /<title[^>]*>([^<]*)<\/title>/);
    expect(html.match(/<title/g)).toHaveLength(1);
    expect(find(html, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/)).toBe(
      pageAddress(site.url, route),
    );
    if (own) {
      const [named, product] = [own.metaTitle ?? own.title, site.product.name];
      expect(title).toBe(named === product ? product : `${named} | ${product}`);
      expect(own.path).toBe(route);
      expect(find(html, DESCRIPTION)).toBe(own.description || tagline);
    }
    expect(find(html, /<meta[^>]*property="og:title"[^>]*content="([^"]*)"/)).toBe(title);
  });

  test("has one h1, a language, a banner image and search metas", () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<html[^>]*lang="en"/);
    expect(html).toMatch(/<html[^>]*dir="ltr"/);
    const meta = (name: string) =>
      find(html, new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`));
    const image = meta("og:image") ?? "";
    expect(image.slice(0, site.url.length)).toBe(site.url);
    expect(existsSync(PUBLIC_DIR + decodeURI(image.slice(site.url.length)))).toBe(true);
    expect([meta("twitter:card"), meta("twitter:image"), meta("og:description")]).toEqual([
      "summary_large_image",
      image,
      meta("description"),
    ]);
    expect(find(html, /<meta[^>]*name="docsearch:language"[^>]*content="([^"]*)"/)).toBe("en");
    expect(
      find(html, /<meta[^>]*name="docsearch:docusaurus_tag"[^>]*content="([^"]*)"/),
    ).toBeTruthy();
  });

  test("has no style attribute, event handler or request to another site", () => {
    expect(html.match(/<[a-z][^>]*\sstyle="[^"]*"/g) ?? []).toEqual([]);
    expect(html.match(/<[a-z][^>]*\son[a-z]+="[^"]*"/g) ?? []).toEqual([]);
    expect(
      [...html.matchAll(/<(script|img|source|iframe|video)[^>]*\ssrc="(https?:[^"]*)"/g)]
        .filter(([, tag, src = ""]) => tag !== "img" || !images.includes(new URL(src).origin))
        .map(([, , src]) => src),
    ).toEqual([]);
    const sheets = (html.match(/<style[\s\S]*?<\/style>|<link[^>]*>/g) ?? []).join("");
    expect(sheets).not.toMatch(/@import|fonts\.googleapis|url\(["']?https?:/);
  });

  test("its JSON-LD is valid JSON, and is present on posts and on pages below others", () => {
    const found = [
      ...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g),
    ];
    if (own?.kind === "post" || (own?.breadcrumbs.length ?? 0) > 0) expect(found).toHaveLength(1);
    for (const match of found) {
      expect(
        z
          .object({ "@context": z.string(), "@type": z.string() })
          .safeParse(JSON.parse(match[1] ?? "")).success,
      ).toBe(true);
    }
  });
});

describe("unlisted pages", () => {
  test("each is built with noindex and a banner, and is not in any list", () => {
    for (const route of unlisted) expectHidden(route);
  });
});

function expectHidden(route: string): void {
  const html = pages.find((page) => page.route === route)?.html ?? "";
  expect(find(html, /<meta[^>]*name="robots"[^>]*content="([^"]*)"/)).toBe("noindex, nofollow");
  expect(html).toContain(
    "This page is unlisted. Search engines will not index it, and only users having a direct link can access it.",
  );
  expect(readPublic("sitemap.xml")).not.toContain(`${route}<`);
  for (const feed of ["blog/rss.xml", "blog/atom.xml", "blog/feed.json"])
    expect(readPublic(feed)).not.toContain(`>${site.url}${route}<`);
}

test("the sitemap lists every listed page that search engines may index, and nothing else", () => {
  const listed = pages
    .map(({ route }) => route)
    .filter((route) => !ownData(route)?.noIndex)
    .filter((route) => !unlisted.includes(route) && !/^\/(404|search)$/.test(route))
    .filter((route) => hasPosts || !/^\/blog(\/|$)/.test(route));
  const entries = [...readPublic("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) =>
    decodeURI((match[1] ?? "").replaceAll("&amp;", "&").slice(site.url.length)),
  );
  expect(entries.sort()).toEqual(listed.sort());
});

test("robots.txt names the sitemap", () => {
  expect(readPublic("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("the built site contains no paths of this machine", () => {
  const leaks = listFiles()
    .filter((file) => /\.(html|json|xml|txt)$/.test(file) && !file.includes("webpack.stats"))
    .filter((file) => readPublic(file).includes(process.cwd()));
  expect(leaks).toEqual([]);
});
