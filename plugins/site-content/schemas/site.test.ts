import { parse } from "yaml";
import { siteYml } from "../../../src/testing/builders";
import { siteSchema } from "./site";

const accepts = (connect: string) =>
  siteSchema.safeParse(parse(siteYml({ security: { connect: [connect] } }).text)).success;

test.each([
  "https://stats.example",
  "https://stats.example:8443",
  "https://*.stats.example",
  "https://my_bucket.xn--mnchen-3ya.example",
])("%s is an origin", (origin) => {
  expect(accepts(origin)).toBe(true);
});

test.each([
  ["all hosts", "https://*"],
  ["the end of a text in a Caddyfile", "https://a`.example"],
  ["a variable of nginx", "https://a$host.example"],
  ["a placeholder of Caddy", "https://{env.HOME}.example"],
  ["another source", "https://stats.example 'unsafe-eval'"],
  ["another directive", "https://stats.example;script-src"],
  ["another header", "https://stats.example\n  X-Other: 1"],
  ["a path", "https://stats.example/x"],
  ["a port that no host has", "https://stats.example:99999"],
])("an origin with %s is refused", (_, origin) => {
  expect(accepts(origin)).toBe(false);
});
