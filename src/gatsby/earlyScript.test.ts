import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { siteYml } from "../testing/builders";
import { bundleEarlyScript } from "./earlyScript";

describe("the early script", () => {
  let root = "";
  const bundle = (site: Parameters<typeof siteYml>[0]) => {
    writeFileSync(path.join(root, "content/site.yml"), siteYml(site).text);
    return bundleEarlyScript(root);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "early-"));
    mkdirSync(path.join(root, "content"));
    symlinkSync(path.resolve("src"), path.join(root, "src"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.each([
    [
      "has plain settings without any in site.yml",
      {},
      'default:"light",respectSystem:!0,switch:!0',
    ],
    [
      "has the settings of site.yml",
      { colorMode: { default: "dark", respectSystem: false } },
      'default:"dark",respectSystem:!1,switch:!0',
    ],
    [
      "has plain settings in place of faulty ones",
      { colorMode: "dark", announcement: 5 },
      'default:"light",respectSystem:!0,switch:!0',
    ],
  ])("%s", (_, site, settings) => {
    expect(bundle(site)).toContain(settings);
    expect(bundle(site)).not.toContain("announcement.dismiss");
  });

  test("has the announcement's id and addresses of scripts, with the values of the site in them", () => {
    const text = bundle({
      announcement: { id: "{productSlug}-1", text: "Hi" },
      security: { scripts: ["https://stats.example/{productSlug}.js"] },
    });
    expect(text).toContain('("harbour-1")');
    expect(text).toContain('["https://stats.example/harbour.js"]');
  });

  test("contains nothing about an announcement that readers cannot close, such as a demonstration's", () => {
    expect(bundle({ mode: "demo" })).not.toContain("announcement.dismiss");
  });

  test("is one small script that runs at once and needs no other file", () => {
    const text = bundle({});
    expect(brotliCompressSync(text).length).toBeLessThan(6_000);
    expect(text).not.toMatch(/\b(import|require|export)\b|SITE_EARLY/);
    expect(text).not.toContain("</script");
    expect(text).not.toContain("rss.xml"); // what only React and the build ask for
    expect(text.trim()).toMatch(/^(?:"use strict";)?\(\(\)=>\{[\s\S]*\}\)\(\);$/);
  });
});
