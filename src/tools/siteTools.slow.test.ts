import { spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteYml } from "../testing/builders";

const folder = mkdtempSync(path.join(tmpdir(), "site-tools-"));
beforeAll(() => {
  for (const name of ["content", "public", "static"]) mkdirSync(path.join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command on a site whose `site.yml` has the encoding of Windows. @returns what it prints */
function run(tool: string, site: Parameters<typeof siteYml>[0], env = {}): string {
  writeFileSync(path.join(folder, "content/site.yml"), `\uFEFF${siteYml(site).text}`, "utf16le");
  const register = path.resolve("plugins/site-content/markdown/registerTypescript.cjs");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["-r", register, path.resolve("src/tools", tool)],
    { cwd: folder, env: { PATH: process.env.PATH, ...env }, encoding: "utf8" },
  );
  return (stdout + stderr).trim();
}

test("npm run keep requests the site given in site.yml", () => {
  const url = "http://127.0.0.1:9"; // where nobody answers
  expect(run("keepScripts.ts", { url })).toBe(
    `${url} has no readable build.json: no scripts are kept.`,
  );
});

test("a faulty site.yml is reported, and no other site is requested", () => {
  const printed = run("keepScripts.ts", { url: "docs.example.com" });
  expect(printed).toMatch(/content\/site\.yml:\d+/);
  expect(printed).toContain('"docs.example.com"');
  expect(printed).not.toContain("build.json");
});

test("npm run sign:links signs for the key of site.yml", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const officialLinksKey = publicKey.export({ format: "der", type: "spki" }).toString("base64");
  const secret = privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
  writeFileSync(path.join(folder, "public/official-links.json"), "{}");
  const printed = run(
    "signLinks.ts",
    { security: { officialLinksKey } },
    {
      OFFICIAL_LINKS_KEY: secret,
    },
  );
  expect(printed).toBe("static/official-links.json.sig was written; commit it.");
  expect(existsSync(path.join(folder, "static/official-links.json.sig"))).toBe(true);
});
