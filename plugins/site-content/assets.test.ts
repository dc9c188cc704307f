import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isPublished, publishAsset } from "./assets";

test("a file is published under an address that its bytes give", () => {
  const root = mkdtempSync(path.join(tmpdir(), "assets-"));
  mkdirSync(path.join(root, "content"));
  const addresses = ["1", "1", "2"].map((bytes) => {
    writeFileSync(path.join(root, "content/a.txt"), bytes);
    return publishAsset(root, "content/a.txt");
  });
  expect(addresses.map(isPublished)).toEqual([true, true, true]);
  expect(new Set(addresses).size).toBe(2);
  expect(readFileSync(path.join(root, "public", addresses[2] ?? ""), "utf8")).toBe("2");
  rmSync(root, { recursive: true });
});
