/** @jest-environment jsdom */
import { createScriptAddress } from "./trustedScripts";

type Policies = Record<string, { readonly createScriptURL: (address: string) => unknown }>;

/** Stands for the browser's Trusted Types, which jsdom does not have. */
function fakeTrustedTypes(): Policies {
  const policies: Policies = {};
  const createPolicy = (name: string, rules: Policies[string]) => {
    policies[name] = rules;
    return { createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }) };
  };
  Object.defineProperty(window, "trustedTypes", { value: { createPolicy }, configurable: true });
  return policies;
}

afterEach(() => Reflect.deleteProperty(window, "trustedTypes"));

const STATISTICS = "https://stats.example/s.js?site=1";

test.each([
  ["/app-1.js", true],
  ["http://localhost/app-1.js", true],
  [STATISTICS, true],
  ["https://stats.example/s.js?site=2", false],
  ["https://stats.example/other.js", false],
  ["//evil.example/app-1.js", false],
  ["/\\evil.example/app-1.js", false],
  ["/page-data/index/page-data.json", false],
  ["data:text/javascript,alert(1).js", false],
  ["javascript:alert(1)//.js", false],
])("%s may be loaded: %s", (address, allowed) => {
  const make = () => createScriptAddress([STATISTICS])(address);
  if (allowed) expect(make()).toBe(address);
  else expect(make).toThrow(TypeError);
});

test("the browser gets what its policy made, and plain text is refused on a site without other scripts", () => {
  const policies = fakeTrustedTypes();
  expect(createScriptAddress([])("/app-1.js")).toEqual({ trusted: "/app-1.js" });
  expect(Object.keys(policies)).toEqual(["docs-site"]);
});

test("with a script of another site, plain text is checked by the same rules", () => {
  const policies = fakeTrustedTypes();
  createScriptAddress([STATISTICS]);
  expect(policies.default?.createScriptURL(STATISTICS)).toBe(STATISTICS);
  expect(() => policies.default?.createScriptURL("https://evil.example/x.js")).toThrow(TypeError);
});
