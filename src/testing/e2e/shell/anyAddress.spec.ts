import { expect, type Page, test } from "@playwright/test";
import { GALLERY, OTHER, START } from "../support/harbour";
import { live, openLive, settled } from "../support/live";
import { type Random, randomRun } from "../support/random";
import { watch } from "../support/requests";

const PATHS = ["/", START.path, OTHER.path, GALLERY, "/search", "/blog", "/nope", "/nope/deeper"];
/** What other sites, bad copies and bad programs put into addresses. */
const PIECES = [
  ...["%", "%2", "%2F", "%5C", "%23", "%3F", "%25", "%00", "%0A", "%7F", "%E0%A4%A", "%ED%A0%BD"],
  ...["%F0%9F", "%c3%a9", "%26", "%40", "é", "\u{1F6A2}", "a", "Z", "-", ".", "..", ":", "*", "+"],
  ...["=", "&", "'", '"', "<b>", "{x}", "[0]", "|", " ", "~", "heading-in-details"],
];

const text = (random: Random) =>
  random.below(40) === 0
    ? random.of(PIECES).repeat(2_000).slice(0, 10_000)
    : Array.from({ length: random.below(5) }, () => random.of(PIECES)).join("");

/** A path, a query and a hash as anyone may write them; each of them may be missing. */
function randomAddress(random: Random): string {
  const path = random.of(PATHS) + (random.below(2) === 0 ? `/${text(random)}` : "");
  const query =
    random.below(2) === 0 ? `?${random.of(["q=", "x=", "network=", ""])}${text(random)}` : "";
  const hash = random.below(2) === 0 ? `#${text(random)}` : "";
  return path.replace(/^\/{2,}/, "/") + query + hash;
}

/** Goes to an address as a link does, until its page is shown or the browser has begun to load it. */
async function follow(page: Page, address: string): Promise<void> {
  const going = page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        document.addEventListener("site:rendered", () => resolve(), { once: true });
        Reflect.get(window, "___navigate")(to);
      }),
    address,
  );
  await going.catch(() => live(page)); // loaded from the server
  await settled(page);
}

/** The heading that the page shows. */
const shown = (page: Page) => page.evaluate(() => document.querySelector("main h1")?.textContent);

test("no address shows a blank page, throws, or leads to a different page than a reload does", async ({
  page,
}) => {
  const { random, rounds } = randomRun("addresses", 24);
  test.setTimeout(30_000 + rounds * 3_000);
  const { errors, foreign } = watch(page);
  await openLive(page, START.path);
  for (let round = 0; round < rounds; round++) {
    const address = randomAddress(random);
    await test.step(address.slice(0, 200), () => follow(page, address)); // so that a report names it
    const inside = await shown(page);
    await page.reload();
    await live(page);
    await settled(page);
    const after = {
      address,
      heading: await shown(page),
      errors: [...errors],
      foreign: [...foreign],
    };
    expect(after).toEqual({ address, heading: inside, errors: [], foreign: [] });
    expect(after.heading, address).toBeTruthy();
    if (random.below(4) > 0) continue;
    await page.goto(address);
    await live(page);
    expect([address, await shown(page)]).toEqual([address, inside]);
    const typed = `#${text(random)}`;
    await page.evaluate((hash) => {
      location.hash = hash;
    }, typed);
    await settled(page);
    expect([address, typed, await shown(page), errors]).toEqual([address, typed, inside, []]);
  }
});
