import { parseDocument } from "htmlparser2";
import { z } from "zod";
import { canParse } from "../domain/canParse";

/**
 * The rules of the three feed formats, as far as our feeds could break them. Each function returns every broken rule;
 * well-formedness is left to the XML parser.
 */

type Nodes = ReturnType<typeof parseDocument>["children"];
type Xml = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly Xml[];
};

function elements(nodes: Nodes): Xml[] {
  return nodes.flatMap((node) =>
    node.type === "tag"
      ? [
          {
            name: node.name,
            attributes: node.attribs,
            text: textOf(node.children),
            children: elements(node.children),
          },
        ]
      : [],
  );
}

function textOf(nodes: Nodes): string {
  return nodes
    .map((node) =>
      node.type === "text" ? node.data : "children" in node ? textOf(node.children as Nodes) : "",
    )
    .join("");
}

const root = (xml: string) => elements(parseDocument(xml, { xmlMode: true }).children)[0];
const named = (parent: Xml | undefined, name: string) =>
  parent?.children.filter((child) => child.name === name) ?? [];
const value = (parent: Xml | undefined, name: string) => named(parent, name)[0]?.text.trim() ?? "";
const isAddress = (text: string) => /^https?:\/\/[^\s<>"]+$/.test(text) && canParse(text);
const isRfc3339 = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;
const isRfc822 = (text: string) =>
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/.test(
    text,
  ) && !Number.isNaN(Date.parse(text));

/** Collects violated rules. */
class Faults {
  readonly list: string[] = [];
  must(holds: boolean, rule: string): void {
    if (!holds) this.list.push(rule);
  }
  once(parent: Xml | undefined, where: string, ...names: readonly string[]): void {
    for (const name of names)
      this.must(named(parent, name).length === 1, `${where} has one ${name}`);
  }
  unique(values: readonly string[], what: string): void {
    this.must(new Set(values).size === values.length, `${what} are unique`);
  }
}

function undeclared(xml: Xml, declared: readonly string[] = ["xml"]): string[] {
  const known = [
    ...declared,
    ...Object.keys(xml.attributes).flatMap((name) =>
      name.startsWith("xmlns:") ? [name.slice(6)] : [],
    ),
  ];
  const prefix = xml.name.includes(":") ? [xml.name.slice(0, xml.name.indexOf(":"))] : [];
  return [
    ...prefix.filter((name) => !known.includes(name)),
    ...xml.children.flatMap((child) => undeclared(child, known)),
  ];
}

const CHANNEL =
  /^(title|link|description|language|copyright|managingEditor|webMaster|pubDate|lastBuildDate|category|generator|docs|ttl|image|item|.+:.+)$/;
const ITEM =
  /^(title|link|description|author|category|comments|enclosure|guid|pubDate|source|.+:.+)$/;

/** RSS 2.0 (rssboard.org/rss-specification), with the profile's self link. */
export function rssFaults(xml: string): string[] {
  const faults = new Faults();
  const rss = root(xml);
  const channel = named(rss, "channel")[0];
  const items = named(channel, "item");
  faults.must(rss?.name === "rss" && rss.attributes.version === "2.0", "the root is rss 2.0");
  if (rss)
    for (const prefix of undeclared(rss)) faults.list.push(`the prefix ${prefix} is declared`);
  faults.once(rss, "rss", "channel");
  faults.once(channel, "the channel", "title", "link", "description", "lastBuildDate", "atom:link");
  faults.must(isAddress(value(channel, "link")), "the channel's link is an address");
  faults.must(isRfc822(value(channel, "lastBuildDate")), "lastBuildDate is an RFC 822 date");
  faults.must(
    named(channel, "atom:link")[0]?.attributes.rel === "self",
    "the channel links to itself",
  );
  for (const { name } of channel?.children ?? [])
    faults.must(CHANNEL.test(name), `a channel may hold ${name}`);
  faults.unique(
    items.map((item) => value(item, "guid")),
    "guids",
  );
  for (const item of items) {
    const where = `item ${value(item, "title")}`;
    faults.once(item, where, "title", "link", "guid", "pubDate", "content:encoded");
    faults.must(value(item, "title") !== "", `${where} has a title`);
    faults.must(isAddress(value(item, "link")), `${where}: the link is an address`);
    faults.must(
      named(item, "guid")[0]?.attributes.isPermaLink !== "true" || isAddress(value(item, "guid")),
      `${where}: a permanent guid is an address`,
    );
    faults.must(isRfc822(value(item, "pubDate")), `${where}: pubDate is an RFC 822 date`);
    for (const { name } of item.children) faults.must(ITEM.test(name), `${where} may hold ${name}`);
  }
  return faults.list;
}

/** Atom (RFC 4287). */
export function atomFaults(xml: string): string[] {
  const faults = new Faults();
  const feed = root(xml);
  const entries = named(feed, "entry");
  faults.must(
    feed?.name === "feed" && feed.attributes.xmlns === "http://www.w3.org/2005/Atom",
    "the root is an Atom feed",
  );
  if (feed)
    for (const prefix of undeclared(feed)) faults.list.push(`the prefix ${prefix} is declared`);
  faults.once(feed, "the feed", "id", "title", "updated");
  faults.must(
    named(feed, "link").some(
      ({ attributes }) => attributes.rel === "self" && isAddress(attributes.href ?? ""),
    ),
    "the feed links to itself",
  );
  faults.must(isRfc3339(value(feed, "updated")), "the feed's updated is an RFC 3339 date");
  faults.unique(
    entries.map((entry) => value(entry, "id")),
    "entry ids",
  );
  for (const entry of [feed, ...entries]) {
    const where = entry === feed ? "the feed" : `entry ${value(entry, "title")}`;
    faults.must(isAddress(value(entry, "id")), `${where}: the id is an address`);
    faults.must(
      named(entry, "author").length > 0 || named(feed, "author").length > 0,
      `${where} has an author`,
    );
    for (const author of named(entry, "author")) {
      faults.once(author, `${where}: an author`, "name");
      faults.must(
        named(author, "uri").every(({ text }) => isAddress(text)),
        `${where}: an author's uri is an address`,
      );
    }
    for (const link of named(entry, "link"))
      faults.must(isAddress(link.attributes.href ?? ""), `${where}: links have addresses`);
    for (const category of named(entry, "category"))
      faults.must(Boolean(category.attributes.term), `${where}: categories have terms`);
  }
  for (const entry of entries) {
    const where = `entry ${value(entry, "title")}`;
    faults.once(entry, where, "id", "title", "updated", "published", "content");
    faults.must(
      isRfc3339(value(entry, "updated")) && isRfc3339(value(entry, "published")),
      `${where}: dates are RFC 3339`,
    );
    faults.must(
      value(entry, "updated") >= value(entry, "published"),
      `${where} is not updated before it is published`,
    );
    faults.must(
      value(entry, "updated") <= value(feed, "updated"),
      `${where} is not newer than the feed`,
    );
    faults.must(
      named(entry, "link").filter(({ attributes }) => attributes.rel === "alternate").length === 1,
      `${where} has one alternate link`,
    );
    faults.must(
      named(entry, "content")[0]?.attributes.type === "html",
      `${where}: the content is HTML`,
    );
  }
  return faults.list;
}

const address = z.string().refine(isAddress, "is an address");
const moment = z.string().refine(isRfc3339, "is an RFC 3339 date");
const jsonFeedSchema = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  description: z.string().optional(),
  user_comment: z.string().optional(),
  home_page_url: address,
  feed_url: address,
  language: z.string().optional(),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: address,
      title: z.string().min(1),
      summary: z.string().min(1).optional(),
      content_html: z.string(),
      image: address.optional(),
      date_published: moment,
      date_modified: moment.optional(),
      authors: z
        .array(z.strictObject({ name: z.string().min(1), url: address }))
        .min(1)
        .optional(),
      tags: z.array(z.string().min(1)).min(1).optional(),
    }),
  ),
});

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeedFaults(feed: unknown): string[] {
  const parsed = jsonFeedSchema.safeParse(feed);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  const faults = new Faults();
  faults.unique(
    parsed.data.items.map(({ id }) => id),
    "ids",
  );
  return faults.list;
}
