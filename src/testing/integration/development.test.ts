/** Tests `npm run dev` on a small site: what an editor sees of an edit on pages that are open. */
import { type ChildProcess, spawn } from "node:child_process";
import { type Browser, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../chromium";
import { freePorts } from "../freePorts";
import { outputOf } from "../outputOf";
import { smallSite } from "../smallSite";
import { faultsOf } from "./browsing";

const SWAP = "content/docs/swap.md";

const copy = smallSite();
let server: ChildProcess;
let url: string;
let browser: Browser;

beforeAll(async () => {
  const port = await freePorts(1, 20_000 + (process.pid % 20_000)); // a parallel run uses others
  url = `http://127.0.0.1:${port}`;
  server = spawn(
    process.execPath,
    ["src/tools/run.cjs", "gatsby", "develop", "--host", "127.0.0.1", "--port", String(port)],
    {
      cwd: copy.root,
      env: {
        ...process.env,
        NODE_ENV: "development",
        CI: "true", // no questions about telemetry
        GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true", // as on an editor's machine: a page waits for its data to be written
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = outputOf(server).then(({ output }) => {
    throw new Error(`The development server has ended:\n${output}`);
  });
  ended.catch(() => undefined);
  await Promise.race([ended, answers()]);
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser?.close();
  if (server.exitCode === null) {
    const end = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await end;
  }
  copy.dispose();
});

async function answers(): Promise<void> {
  const isUp = await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isUp) return;
  await new Promise((resolve) => setTimeout(resolve, 100));
  await answers();
}

/** A page of the site, with the errors that it throws and prints. */
async function open(path: string, prepare?: (page: Page) => Promise<void>) {
  const page = await browser.newPage();
  const faults = faultsOf(page);
  await prepare?.(page);
  await page.goto(url + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, faults };
}

test("a saved page is shown even if nothing that Gatsby sends arrives", async () => {
  const { page, faults } = await open("/swap", (opened) =>
    opened.routeWebSocket(/socket\.io/, () => undefined),
  );
  await page.getByText("Each swap pays.").waitFor();
  copy.replace(SWAP, "Each swap pays.", "Each swap pays 0.3%.\n\n## Refunds\n\nNone.");
  await page.getByText("Each swap pays 0.3%.").waitFor();
  await page.getByRole("heading", { level: 2, name: "Refunds" }).waitFor();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Refunds" })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await page.close();
});

test("what Gatsby makes of an edit is shown as well: the menu, and problems with file and line", async () => {
  const { page, faults } = await open("/swap");
  copy.replace(SWAP, "title: Swap", "title: Trade");
  await page
    .getByRole("navigation", { name: "Docs sidebar" })
    .getByRole("link", { name: "Trade" })
    .waitFor();
  copy.replace(SWAP, "None.", "None. See [fees](/no-such-page).");
  const problems = page.getByRole("alert").filter({ hasText: "/no-such-page" });
  await problems.getByText(`${SWAP}:13`).waitFor();
  copy.replace(SWAP, "(/no-such-page)", "(pools.md)");
  await problems.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "fees", exact: true }).waitFor();
  expect(faults.filter((fault) => !fault.includes("/no-such-page/"))).toEqual([]); // prefetched before a tap
  await page.close();
});

test("an error in site.yml is shown on the site as it was, until it is corrected", async () => {
  const { page, faults } = await open("/pools");
  copy.replace("content/site.yml", "tagline: A", "tagline: [A");
  await page.getByRole("alert").getByText("content/site.yml:").waitFor();
  await page.getByText("A pool holds tokens.").waitFor();
  copy.replace("content/site.yml", "tagline: [A", "tagline: A");
  await page.getByRole("alert").waitFor({ state: "detached" });
  await page.getByText("A pool holds tokens.").waitFor();
  expect(faults).toEqual([]);
  await page.close();
});

test("a saved component is shown on the open page", async () => {
  const { page, faults } = await open("/pools");
  copy.replace("src/components/shell/texts.ts", "Docs menu →", "All the docs →");
  await page.getByText("All the docs →").waitFor({ state: "attached" });
  expect(faults).toEqual([]);
  await page.close();
});
