import { existsSync } from "node:fs";
import path from "node:path";
import { contentsOf } from "../builtSite";
import { smallSite } from "../smallSite";

const copy = smallSite();
afterAll(() => copy.dispose());

const built = () => {
  const { status, output } = copy.build();
  expect(output).not.toContain("✖");
  expect(status).toBe(0);
  return contentsOf(copy.publicDir);
};

test("a build after edits gives the same files as a build from nothing, and what was deleted is gone", () => {
  const before = built();
  copy.replace("content/docs/swap.md", "Each swap pays.", "Each swap pays 0.30%.");
  copy.replace("content/docs/support/faq.md", "title: FAQ", "title: Questions");
  copy.write("content/docs/limit-orders.md", "---\ntitle: Limit orders\n---\n\nAn order that waits for [its price](./swap.md#fees).\n");
  copy.remove("content/docs/pools.md");
  const warm = built();
  copy.remove("public", ".cache");
  const cold = built();
  expect(Object.keys(cold).filter((file) => warm[file] !== cold[file])).toEqual([]);
  expect(before["pools/index.html"]).toBeDefined();
  expect(warm["pools/index.html"]).toBeUndefined();
  expect(existsSync(path.join(copy.publicDir, "limit-orders/index.html"))).toBe(true);
});
