import { parseFeed } from "htmlparser2";
import sharp from "sharp";
import { find } from "./builtSite";
import type { SiteCopy } from "./siteCopy";

const LONG = `Incomprehensibilities${"ofaverylongtitle".repeat(20)}`;
const TITLE = `"Quotes" & <b>tags</b> 🚀 ]]> it's`;
/** Address of the built site. */
const SITE = "https://docs.example.com/docs";

/** Posts that a build has to cope with: odd titles, a folder with pictures, nothing but a title. */
export async function writeEdgeCasePosts(copy: SiteCopy): Promise<void> {
  const picture = await sharp({
    create: { width: 1500, height: 800, channels: 3, background: "#0b6670" },
  })
    .png()
    .toBuffer();
  copy.write("content/blog/2027-01-01-folder/tide.png", picture);
  copy.write(
    "content/blog/2027-01-01-folder/index.md",
    `---\ntitle: ${JSON.stringify(TITLE)}\nslug: odd-characters\ndate: 2020-05-05\nimage: tide.png\nauthors: [nobody-yet, team]\n---\n\nOpening with ]]> and \u001b a control character. [Down](#section)\n\n<!-- truncate -->\n\n## Section\n\n![The tide](tide.png)\n`,
  );
  copy.write("content/blog/2020-05-05-bare.md", `---\ntitle: ${LONG}\n---\n`);
  copy.replace("content/blog/authors.yml", /$/, "nobody-yet: { name: Nobody Yet }\n");
}

/** @param read returns the text of a file of the built site, which is called Zephyrine and is below /docs */
export function edgeCasePostTests(read: (file: string) => string): void {
  const feeds = () => ["rss.xml", "atom.xml", "feed.json"].map((name) => read(`blog/${name}`));
  const parsed = (feed: string) => parseFeed(feed)?.items ?? [];
  const odd = () => read("blog/odd-characters/index.html");

  test("a title with quotes, tags, an emoji and the end of CDATA is whole on the page, in lists and in feeds", () => {
    expect(find(odd(), /<title[^>]*>([^<]*)</)).toBe(`${TITLE} | Zephyrine`);
    expect(find(odd(), /<h1[^>]*>([^<]*)</)).toBe(TITLE);
    const [rss = "", atom = "", json = ""] = feeds();
    for (const items of [parsed(rss), parsed(atom), JSON.parse(json).items])
      expect(items.map(({ title }: { title: string }) => title)).toContain(TITLE);
    for (const feed of [rss, atom, json]) expect(feed).not.toContain("\u001b");
  });

  test("a picture beside the post is its link preview, with its size, and is in the feeds with every made size", () => {
    expect(find(odd(), /property="og:image" content="([^"]*)"/)).toMatch(
      new RegExp(`^${SITE}/assets/\\w+/tide.png$`),
    );
    expect(find(odd(), /property="og:image:width" content="([^"]*)"/)).toBe("1500");
    const item = JSON.parse(feeds()[2] ?? "").items.find(({ url }: { url: string }) =>
      url.endsWith("/odd-characters"),
    );
    expect(item.image).toMatch(new RegExp(`^${SITE}/assets/\\w+/tide.png$`));
    const addresses = [...item.content_html.matchAll(/(?:src="|srcset="|,\s*)([^"\s,]+)/g)].map(
      (match) => match[1] ?? "",
    );
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      expect(address.startsWith(`${SITE}/static/`)).toBe(true);
      expect(read(address.slice(`${SITE}/`.length)).length).toBeGreaterThan(0);
    }
    expect(item.content_html).toContain(`href="${SITE}/blog/odd-characters#section"`);
  });

  test("a post with nothing but a long title has a page, a place in the archive and valid structured data", () => {
    const html = read("blog/bare/index.html");
    expect(find(html, /<h1[^>]*>([^<]*)</)).toBe(LONG);
    expect(html).toContain("One min read");
    expect(html).toMatch(/<meta[^>]*name="description" content="[^"]+"/); // the tagline
    const data = JSON.parse(
      /<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "",
    );
    expect(data).toMatchObject({
      "@type": "BlogPosting",
      author: { "@type": "Organization", name: "Zephyrine" },
    });
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(["keywords"]));
    expect(read("blog/archive/index.html")).toContain(LONG);
  });
}
