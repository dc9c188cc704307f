import type { Page } from "@playwright/test";

/** Paths of the matching requests from now on, in the order in which they are made. */
export function requestsOf(page: Page, pattern: RegExp): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (pattern.test(request.url())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Uncaught errors, and requests to other sites, from now on. */
export function watch(page: Page): {
  readonly errors: readonly string[];
  readonly foreign: readonly string[];
} {
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    const { origin, hostname } = new URL(request.url());
    if (origin !== "null" && hostname !== "127.0.0.1") foreign.push(request.url());
  });
  return { errors, foreign };
}

/** Holds matching requests back until they are released. */
export async function hold(page: Page, pattern: string): Promise<{ readonly release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}

/** Makes the browser report this kind of connection. */
export async function withConnection(
  page: Page,
  connection: { readonly saveData?: boolean; readonly effectiveType?: string },
): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { get: () => value }),
    connection,
  );
}

/** Goes to an address like a link of the site, without waiting for the page. */
export const navigate = (page: Page, to: string): Promise<void> =>
  page.evaluate((target) => {
    Reflect.get(window, "___navigate")(target);
  }, to);

/** The first link on the page that leads to a path. */
export const linkTo = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]:visible`).first();
