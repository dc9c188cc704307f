import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { bundleEarlyScript } from "./earlyScript";

describe("the early script", () => {
  let root = "";
  const bundle = (site: string) => {
    writeFileSync(path.join(root, "content/site.yml"), site);
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
      "product: { name: A }",
      'default:"light",respectSystem:!0,switch:!0',
      undefined,
    ],
    [
      "has plain settings with an empty site.yml",
      "",
      'default:"light",respectSystem:!0,switch:!0',
      undefined,
    ],
    [
      "has the settings of site.yml",
      "colorMode: { default: dark, respectSystem: false }",
      'default:"dark",respectSystem:!1,switch:!0',
      undefined,
    ],
    [
      "has the announcement's id",
      "announcement: { id: news-1, text: Hi }",
      'default:"light"',
      "news-1",
    ],
    [
      "leaves out settings that are not an object",
      "colorMode: dark\nannouncement: 5",
      'default:"light",respectSystem:!0,switch:!0',
      undefined,
    ],
  ])("%s", (_, site, colorMode, announcement) => {
    const text = bundle(site);
    expect(text).toContain(colorMode);
    if (announcement === undefined) expect(text).not.toContain("announcement.dismiss");
    else expect(text).toContain(`("${announcement}")`);
  });

  test("has nothing of an incident on a site without one", () => {
    expect(bundle("")).not.toContain("incident.closed");
    writeFileSync(path.join(root, "content/incident.yml"), "id: pause-1\ntext: Paused.\n");
    expect(bundle("")).toContain('("pause-1")');
  });

  test("is one small script that runs at once and needs no other file", () => {
    const text = bundle("");
    expect(brotliCompressSync(text).length).toBeLessThan(7_000);
    expect(text).not.toMatch(/\b(import|require|export)\b|SITE_EARLY/);
    expect(text).not.toContain("</script");
    expect(text.trim()).toMatch(/^(?:"use strict";)?\(\(\)=>\{[\s\S]*\}\)\(\);$/);
  });
});
