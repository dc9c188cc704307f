import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveFolder } from "./serveFolder";

test.each([
  ["index.html", "/", "text/html; charset=utf-8"],
  ["fees.md", "/fees.md", "text/markdown; charset=utf-8"],
  ["llms.txt", "/llms.txt", "text/plain; charset=utf-8"],
  ["card.jpg", "/card.jpg", "image/jpeg"],
  ["cover.webp", "/cover.webp", "image/webp"],
  ["list.json", "/list.json", "application/json"],
  ["file.unknown", "/file.unknown", "application/octet-stream"],
])("%s is served with its content type", async (name, address, type) => {
  const folder = mkdtempSync(path.join(tmpdir(), "served-"));
  writeFileSync(path.join(folder, name), "content");
  writeFileSync(path.join(folder, "_headers"), "/*\n  X-Frame-Options: DENY\n");
  const { url, close } = await serveFolder(folder);
  try {
    const response = await fetch(`${url}${address}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    expect(await response.text()).toBe("content");
    expect(response.headers.get("x-frame-options")).toBe("DENY");
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});

test("an address of 10,000 characters has the not-found page", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "served-"));
  writeFileSync(path.join(folder, "404.html"), "Page Not Found");
  const { url, close } = await serveFolder(folder);
  try {
    const response = await fetch(`${url}/${encodeURI("<b>".repeat(3_333))}`);
    expect([response.status, await response.text()]).toEqual([404, "Page Not Found"]);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});

test("a folder that a build has just emptied does not end the server", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "served-"));
  const { url, close } = await serveFolder(folder);
  try {
    expect((await fetch(`${url}/a`)).status).toBe(404);
    writeFileSync(path.join(folder, "index.html"), "again");
    expect(await (await fetch(url)).text()).toBe("again");
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});

test("one header can be omitted", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "served-"));
  writeFileSync(path.join(folder, "index.html"), "");
  writeFileSync(path.join(folder, "_headers"), "/*\n  X-A: a\n  X-B: b\n");
  const { url, close } = await serveFolder(folder, "", 0, "X-A");
  try {
    const { headers } = await fetch(url);
    expect([headers.get("x-a"), headers.get("x-b")]).toEqual([null, "b"]);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});

test("a rule in _headers applies to its path, and below its folder", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "served-"));
  mkdirSync(path.join(folder, "static"));
  for (const name of ["index.html", "a.js", "b.js", "static/c.png"])
    writeFileSync(path.join(folder, name), "");
  const rules = ["/docs/*\n  X-A: all\n", "/docs/a.js\n  X-B: a\n", "/docs/static/*\n  X-B: c\n"];
  writeFileSync(path.join(folder, "_headers"), rules.join(""));
  const { url, close } = await serveFolder(folder, "/docs");
  try {
    const headers = async (name: string) => {
      const response = await fetch(`${url}/${name}`);
      return [response.headers.get("x-a"), response.headers.get("x-b")];
    };
    expect((await fetch(url)).headers.get("x-a")).toBe("all");
    expect(await headers("a.js")).toEqual(["all", "a"]);
    expect(await headers("b.js")).toEqual(["all", null]);
    expect(await headers("static/c.png")).toEqual(["all", "c"]);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});
