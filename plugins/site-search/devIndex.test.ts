import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DevIndex, POINTER } from "./devIndex";

const publicDir = mkdtempSync(path.join(tmpdir(), "dev-index-"));
const pointer = path.join(publicDir, POINTER);
const write = async (text: string) => writeFileSync(pointer, text);
beforeAll(() => mkdirSync(path.dirname(pointer), { recursive: true }));
afterAll(() => rmSync(publicDir, { recursive: true }));

test("a change removes the pointer; the next search builds the index once", async () => {
  const index = new DevIndex(publicDir);
  await write("old");
  const make = jest.fn(() => write("new"));
  index.changed(() => write("first change"));
  index.changed(make);
  expect(existsSync(pointer)).toBe(false);
  expect(readFileSync(await index.pointerFile(), "utf8")).toBe("new");
  await index.pointerFile();
  expect(make).toHaveBeenCalledTimes(1);
});

test("a failed build is tried again", async () => {
  const index = new DevIndex(publicDir);
  const make = jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(new Error("a query failed"))
    .mockImplementation(() => write("repaired"));
  index.changed(make);
  await expect(index.pointerFile()).rejects.toThrow("a query failed");
  expect(readFileSync(await index.pointerFile(), "utf8")).toBe("repaired");
});

test("a search during a build waits for the index, which includes changes made in the meantime", async () => {
  const index = new DevIndex(publicDir);
  const begun: (() => void)[] = [];
  const makeWhenTold = (text: string) => async () => {
    await new Promise<void>((resolve) => begun.push(resolve));
    await write(text);
  };
  index.changed(makeWhenTold("old"));
  const searches = [index.pointerFile(), index.pointerFile()];
  index.changed(makeWhenTold("new"));
  while (begun.length > 0) {
    begun.shift()?.();
    await new Promise(setImmediate);
  }
  for (const search of searches) expect(readFileSync(await search, "utf8")).toBe("new");
});
