/** @jest-environment jsdom */
import { createScriptAddress } from "./trustedScripts";

type Policies = Record<string, { readonly createScriptURL: (address: string) => unknown }>;

/** A stand-in for the browser's Trusted Types, which jsdom lacks. */
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

test("the browser gets what its policy created, and plain strings are refused on a site without other scripts", () => {
  const policies = fakeTrustedTypes();
  expect(createScriptAddress([])("/app-1.js")).toEqual({ trusted: "/app-1.js" });
  expect(Object.keys(policies)).toEqual(["docs-site"]);
});

test("with a script from another site, plain strings are checked by the same rules", () => {
  const policies = fakeTrustedTypes();
  createScriptAddress([STATISTICS]);
  expect(policies.default?.createScriptURL(STATISTICS)).toBe(STATISTICS);
  expect(() => policies.default?.createScriptURL("https://evil.example/x.js")).toThrow(TypeError);
});
