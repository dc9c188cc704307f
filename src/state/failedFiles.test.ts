/** @jest-environment jsdom */
import { noteFailedFile, refetchFailedFiles } from "./failedFiles";

const asked: [address: unknown, cache: unknown][] = [];
beforeEach(() => {
  asked.length = 0;
  performance.getEntriesByType = () =>
    ["/page-data/a/page-data.json", "/img/a.png"].map((name) => ({ name }) as PerformanceEntry);
  window.fetch = async (address, options) => {
    asked.push([address, options?.cache]);
    if (String(address).includes("gone")) throw new TypeError("Failed to fetch");
    return { arrayBuffer: async () => new ArrayBuffer(0) } as Response;
  };
});

test("each failed script is fetched once, bypassing the browser's cache, and then forgotten; data of pages always is", async () => {
  for (const address of ["/gone-1.js", "/app-1.js", "/gone-1.js"]) noteFailedFile(address);
  await refetchFailedFiles();
  expect(asked).toEqual([
    ["/gone-1.js", "reload"],
    ["/app-1.js", "reload"],
    ["/page-data/a/page-data.json", "reload"],
  ]);
  await refetchFailedFiles();
  expect(asked.slice(3)).toEqual([["/page-data/a/page-data.json", "reload"]]);
});
