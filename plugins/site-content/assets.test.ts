import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Assets } from "./assets";

const root = mkdtempSync(path.join(tmpdir(), "assets-"));
afterAll(() => rmSync(root, { recursive: true }));
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const has = (address: string) => existsSync(path.join(root, "public", address));

test("a build removes what only builds before it published, and nothing of the owner's", () => {
  put("content/a.png", "a");
  put("content/b.png", "a");
  put("content/c.png", "c");
  put("public/assets/logo.png", "");
  put("public/assets/fonts/x.woff2", "");
  const before = new Assets(root);
  const [a, b, c] = ["a", "b", "c"].map((name) => before.publish(`content/${name}.png`));
  expect(path.dirname(a ?? "")).toBe(path.dirname(b ?? ""));
  const now = new Assets(root);
  expect(now.publish("content/a.png")).toBe(a);
  now.removeOthers();
  expect([a, b, c].map((address = "") => has(address))).toEqual([true, false, false]);
  expect(readdirSync(path.join(root, "public/assets")).sort()).toEqual(
    [path.basename(path.dirname(a ?? "")), "fonts", "logo.png"].sort(),
  );
});

test("nothing is removed from a site without such files", () => {
  new Assets(path.join(root, "elsewhere")).removeOthers();
  expect(existsSync(path.join(root, "elsewhere"))).toBe(false);
});
