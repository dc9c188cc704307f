import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { content, doc, post, source } from "../../src/testing/builders";
import { LivePages } from "./livePages";

const FILES = ["a", "b"].map((name) => source(`content/docs/${name}.md`, `Old ${name}`));

const root = mkdtempSync(path.join(tmpdir(), "live-pages-"));
const pages = new LivePages(root);
const server = createServer(pages.connect);
const first = doc({ path: "/a", title: "First" });
const second = doc({ path: "/b", title: "Second" });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

/** Opens a page as a browser does. @returns `next`: the title that comes next */
async function open(path: string) {
  const { port } = server.address() as AddressInfo;
  const left = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/?path=${encodeURIComponent(path)}`, {
    signal: left.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    const { value = "" } = (await reader?.read()) ?? {};
    return JSON.parse(/^data: (.*)\n\n$/s.exec(value)?.[1] ?? "null")?.title;
  };
  return { headers: response.headers, next, leave: () => left.abort() };
}

/** Saves a page in one step, as editors do. */
function save(name: string, text: string): void {
  writeFileSync(path.join(root, "new"), text);
  renameSync(path.join(root, "new"), path.join(root, `content/docs/${name}.md`));
}

test("an open page is sent as it is, and again when Gatsby has read a new version", async () => {
  pages.replace(content({ docs: [first, second] }), []);
  const { headers, next, leave } = await open("/a");
  expect(headers.get("content-type")).toBe("text/event-stream");
  expect(await next()).toBe("First");
  pages.replace(content({ docs: [first, { ...second, title: "Other" }] }), []); // nothing new for /a
  pages.replace(content({ docs: [{ ...first, title: "Edited" }] }), []);
  expect(await next()).toBe("Edited");
  leave();
});

test("a page that is created later is sent then, and readers who left are forgotten", async () => {
  pages.replace(content({ docs: [first] }), []);
  const { next, leave } = await open("/blog/a");
  expect([...pages.open]).toContain("/blog/a");
  pages.replace(content({ docs: [first], posts: [post({ path: "/blog/a", title: "New" })] }), []);
  expect(await next()).toBe("New");
  leave();
  while (pages.open.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
});

test("a saved file is loaded for its readers, together with the other files' content, and failures are reported", async () => {
  mkdirSync(path.join(root, "content/docs"), { recursive: true });
  for (const { path: file, text } of FILES) writeFileSync(path.join(root, file), text);
  const deleted = source("content/docs/gone.md", "Gone");
  pages.replace(content({ docs: [first, second] }), [...FILES, deleted]);
  const loads: (readonly [texts: string[], paths: string[]])[] = [];
  const failures: string[] = [];
  const watcher = pages.watch(
    async (files, paths) => {
      const texts = files.filter((file) => file !== deleted).map(({ text }) => text);
      loads.push([texts, [...paths]]);
      if (loads.length === 1) throw new Error("cannot be loaded");
      return content({ docs: [{ ...first, title: texts[0] ?? "" }, second] });
    },
    (message) => failures.push(message),
  );
  await new Promise((resolve) => watcher.on("ready", resolve));
  const { next, leave } = await open("/a");
  expect(await next()).toBe("First");
  watcher.emit("change", "content/docs/gone.md");
  save("b", "New b");
  while (failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(failures).toEqual([expect.stringContaining("Error: cannot be loaded")]);
  save("a", "New a");
  expect(await next()).toBe("New a");
  expect(loads).toEqual([
    [["Old a", "New b"], ["/a"]],
    [["New a", "New b"], ["/a"]],
  ]);
  leave();
  await watcher.close();
});
