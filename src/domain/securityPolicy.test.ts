import { contentPolicy, metaPolicy, type Outside } from "./securityPolicy";

const NOBODY: Outside = { scripts: [], connect: [], images: [], embeddedBy: [] };
const inline = { scripts: ["sha256-a"], styles: ["sha256-b", "sha256-c"] };
const directive = (outside: Partial<Outside>, name: string) =>
  contentPolicy(inline, { ...NOBODY, ...outside })
    .split("; ")
    .find((part) => part.startsWith(`${name} `));

test("without external sources the policy has no host and nothing unsafe", () => {
  const policy = contentPolicy(inline, NOBODY);
  expect(policy).toBe(
    "default-src 'self'; object-src 'none'; frame-src 'none'; worker-src 'none'; script-src 'sha256-a' 'strict-dynamic'; style-src 'self' 'sha256-b' 'sha256-c' 'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types docs-site docs-site#webpack",
  );
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test.each<[string, Partial<Outside>, string, string]>([
  [
    "hosts of requests",
    { connect: ["https://a.example", "https://b.example:8443"] },
    "connect-src",
    "connect-src 'self' https://a.example https://b.example:8443",
  ],
  ["pictures", { images: ["https://a.example"] }, "img-src", "img-src 'self' https://a.example"],
  [
    "sites that embed pages",
    { embeddedBy: ["https://app.example"] },
    "frame-ancestors",
    "frame-ancestors https://app.example",
  ],
  [
    "scripts, which a default policy of Trusted Types checks",
    { scripts: ["https://a.example/s.js"] },
    "trusted-types",
    "trusted-types docs-site docs-site#webpack default",
  ],
  [
    "scripts, whose hosts strict-dynamic makes useless",
    { scripts: ["https://a.example/s.js"] },
    "script-src",
    "script-src 'sha256-a' 'strict-dynamic'",
  ],
])("an owner adds exactly %s", (_, outside, name, expected) => {
  expect(directive(outside, name)).toBe(expected);
});

test("a meta element contains nothing that browsers read only from headers", () => {
  const policy = contentPolicy(inline, NOBODY);
  expect(metaPolicy(policy)).not.toContain("frame-ancestors");
  expect(metaPolicy(policy)).toContain("form-action 'self'; require-trusted-types-for");
});

test("pages say once what they may load from the site itself", () => {
  const pagePolicy = (outside: Partial<Outside>) =>
    metaPolicy(contentPolicy(inline, { ...NOBODY, ...outside }));
  expect(pagePolicy({}).match(/[\w-]+ 'self'(?=;)/g)).toEqual([
    "default-src 'self'",
    "form-action 'self'", // for which default-src does not speak
  ]);
  expect(pagePolicy({ images: ["https://cdn.example"] })).toContain(
    "; img-src 'self' https://cdn.example;",
  );
});
