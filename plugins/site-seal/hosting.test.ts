import { caddyfile, headersFile, nginxConf, vercelJson } from "./hosting";

const HEADERS = [
  ["Content-Security-Policy", "default-src 'none'; script-src 'sha256-a='"],
  ["X-Content-Type-Options", "nosniff"],
] as const;

test.each([
  ["", "/*\n"],
  ["/docs", "/docs/*\n"],
])("_headers has one rule, below the base path %p", (basePath, rule) => {
  expect(headersFile(HEADERS, basePath)).toBe(
    `${rule}  Content-Security-Policy: default-src 'none'; script-src 'sha256-a='\n  X-Content-Type-Options: nosniff\n`,
  );
});

test("vercel.json is JSON with the same headers", () => {
  expect(JSON.parse(vercelJson(HEADERS, "/docs"))).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: "/docs/(.*)",
        headers: HEADERS.map(([key, value]) => ({ key, value })),
      },
    ],
  });
});

test("nginx sends the headers with every answer, errors too", () => {
  const conf = nginxConf(HEADERS, "");
  expect(conf).toContain(
    `add_header Content-Security-Policy "default-src 'none'; script-src 'sha256-a='" always;\n`,
  );
  // A location with a header of its own would lose all others.
  expect(conf.match(/location[^}]*add_header/)).toBeNull();
  expect(nginxConf(HEADERS, "/docs")).toContain("error_page 404 /docs/404.html;");
});

test("Caddy's block has a line for each header", () => {
  expect(caddyfile(HEADERS, "")).toContain(
    "header {\n\tContent-Security-Policy `default-src 'none'; script-src 'sha256-a='`\n\tX-Content-Type-Options `nosniff`\n}\n",
  );
});
