import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashedFiles } from "../../../plugins/site-seal/builtScripts";
import {
  KEPT_FILE,
  keptBuilds,
  keptSchema,
  readBefore,
  removeOthers,
} from "../../../plugins/site-seal/keptBuilds";
import { visit } from "./browsing";

/** Replaces what a host serves with a build, like a deploy of a build that has kept the scripts of previous ones. */
function deploy(build: string, host: string): void {
  const before = readBefore(host);
  const scripts = new Set(hashedFiles(host));
  for (const name of readdirSync(host))
    if (!scripts.has(name)) rmSync(path.join(host, name), { recursive: true });
  cpSync(build, host, { recursive: true });
  const { build: name } = JSON.parse(readFileSync(path.join(build, "build.json"), "utf8"));
  const own = new Set(hashedFiles(build));
  const kept = keptBuilds(before, name, own, hashedFiles(host));
  removeOthers(host, hashedFiles(host), own, kept);
  writeFileSync(path.join(host, KEPT_FILE), JSON.stringify(kept));
}

/**
 * A tab that was opened on the first of three builds keeps working after the other two are deployed over it. The second has other
 * pages and the same scripts, the third has other scripts.
 * @param folder of each build, the oldest first
 */
export function oldTabTest(
  folder: (build: "first" | "edited" | "plain") => string,
  basePath: string,
): void {
  test("a tab of the first build reads, goes on and searches after two more were deployed over it", async () => {
    const host = mkdtempSync(path.join(tmpdir(), "host-"));
    deploy(folder("first"), host);
    const { page, url, close } = await visit(host, basePath);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    const isSameTab = () => page.evaluate(() => Reflect.get(window, "isFirst") === true);
    const follow = async (name: string, title = name) => {
      await page.getByRole("link", { name, exact: true }).first().click();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
    };
    try {
      await page.addInitScript(() =>
        document.addEventListener("site:hydrated", () => {
          Object.assign(window, { isLive: true });
        }),
      );
      await page.goto(`${url}/getting-started`);
      await page.keyboard.press("Shift"); // intent, which loads the page's scripts
      await page.waitForFunction(() => Reflect.get(window, "isLive") === true);
      await page.evaluate(() => Object.assign(window, { isFirst: true })); // a new page may soon be interactive as well

      // Tests that a page that was loaded ahead before a deployment is shown in the tab, by scripts of its own build.
      let deployed = () => {};
      const deployment = new Promise<void>((resolve) => {
        deployed = resolve;
      });
      await page.route("**/page-data/vaults/overview/**", async (route) => {
        await deployment;
        await route.continue();
      });
      deploy(folder("edited"), host);
      await follow("Questions and answers");
      expect(await isSameTab()).toBe(true);

      deploy(folder("plain"), host);
      deployed();
      const scripts = (build: "first" | "plain") => hashedFiles(folder(build));
      expect(scripts("first").some((file) => !scripts("plain").includes(file))).toBe(true);
      expect(hashedFiles(host)).toEqual(
        expect.arrayContaining([...scripts("first"), ...scripts("plain")]),
      );
      const kept = keptSchema.parse(JSON.parse(readFileSync(path.join(host, KEPT_FILE), "utf8")));
      expect(kept.builds).toHaveLength(1); // the second build has the scripts of the first
      expect(await page.locator("main h1").textContent()).toBe("Questions and answers");
      await page.keyboard.press("Control+k"); // its code was not loaded before
      const dialog = page.getByRole("dialog", { name: "Search" });
      await dialog.getByRole("combobox").fill("escrow");
      await dialog.getByRole("treeitem").first().waitFor();
      expect(await isSameTab()).toBe(true);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });

      await follow("Overview"); // by the server, since its scripts are those of another build
      expect(await isSameTab()).toBe(false);
      await page.keyboard.press("Control+k");
      await dialog.getByRole("combobox").fill("escrow");
      await dialog.getByRole("treeitem").first().waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL((to) => to.href.startsWith(`${url}/vaults/`));
      expect(faults).toEqual([]);
    } finally {
      await close();
      rmSync(host, { recursive: true });
    }
  });
}
