/** @jest-environment jsdom */
import { setUpVersion } from "./version";

const KEY = "docs-preferred-version-default";

test.each<[string, string | null, string | null]>([
  ["is stored when there is no preference yet", null, "current"],
  ["stays", "current", "current"],
  ["that no longer exists is removed", "1.0", null],
])("the preferred version %s", (_, before, after) => {
  localStorage.clear();
  if (before !== null) localStorage.setItem(KEY, before);
  setUpVersion(["current"]);
  expect(localStorage.getItem(KEY)).toBe(after);
});
