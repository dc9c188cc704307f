import { caddyfile, headersFile, nginxConf, redirectsFile, vercelJson } from "./hosting";

const HEADERS = [
  ["Content-Security-Policy", "default-src 'none'; script-src 'sha256-a='; frame-ancestors 'none'"],
  ["X-Content-Type-Options", "nosniff"],
] as const;

test.each([
  ["", "/*\n"],
  ["/docs", "/docs/*\n"],
])("_headers has one rule, below the base path %p", (basePath, rule) => {
  expect(headersFile(HEADERS, basePath, [])).toBe(
    `${rule}  Content-Security-Policy: default-src 'none'; script-src 'sha256-a='; frame-ancestors 'none'\n  X-Content-Type-Options: nosniff\n`,
  );
});

const HASH = "0123456789abcdef0123";
/**
 * Files of a site, and the rule of `_headers` under which browsers keep each for ever; undefined for those they ask for again.
 */
const FILES: readonly (readonly [file: string, rule: string | undefined])[] = [
  [`framework-${HASH}.js`, `framework-${HASH}.js`],
  [`component---src-pages-search-tsx-${HASH}.js`, `component---src-pages-search-tsx-${HASH}.js`],
  [`styles.${HASH}.css`, `styles.${HASH}.css`],
  ["sidebar-0123456789.json", "sidebar-0123456789.json"],
  ["posts-2026.json", undefined],
  ["static/0123456789/tide.webp", "static/*"],
  ["assets/0123456789/brand-kit.zip", "assets/0123456789/*"],
  ["assets/cards/0123456789abcdef.jpg", "assets/cards/*"],
  ["search-index/0123456789abcdef/t1.bin", "search-index/0123456789abcdef/*"],
  ["search-index/current.json", undefined],
  ["assets/logo.png", undefined], // of the owner's static/
  ["index.html", undefined],
  ["page-data/sq/d/1234567890.json", undefined],
  ["feed.css", undefined],
  ["analytics.js", undefined],
  ["guides/assets/index.html", undefined],
];

test("only files with a digest in their names are cached forever, on every host", () => {
  const names = FILES.map(([file]) => file);
  const [, ...rules] = headersFile(HEADERS, "/docs", names).split(/^(?=\/)/m);
  expect(rules).toEqual(
    FILES.flatMap(([, rule]) => rule ?? [])
      .sort()
      .map((rule) => `/docs/${rule}\n  Cache-Control: public, max-age=31536000, immutable\n`),
  );
  const patterns = [
    JSON.parse(vercelJson(HEADERS, "/docs")).headers[1].source,
    /location ~ "(.*)" \{ expires max/.exec(nginxConf(HEADERS, "/docs"))?.[1],
    /path_regexp `(.*)`/.exec(caddyfile(HEADERS, "/docs"))?.[1],
  ];
  for (const pattern of patterns)
    expect(names.filter((file) => new RegExp(`^${pattern}$`).test(`/docs/${file}`))).toEqual(
      FILES.flatMap(([file, rule]) => (rule === undefined ? [] : [file])),
    );
});

test("vercel.json, which stands before the build, has the headers without what depends on a build", () => {
  const { headers, ...rest } = JSON.parse(vercelJson(HEADERS, "/docs"));
  expect(rest).toEqual({ cleanUrls: true, trailingSlash: false });
  expect(headers[0]).toEqual({
    source: "/docs/(.*)",
    headers: [
      { key: "Content-Security-Policy", value: "frame-ancestors 'none'" },
      { key: "X-Content-Type-Options", value: "nosniff" },
    ],
  });
});

test("nginx and Caddy, which have no default, make browsers revalidate all other files", () => {
  expect(nginxConf(HEADERS, "")).toContain("\nexpires -1;\n");
  expect(caddyfile(HEADERS, "")).toContain("\nheader @changing Cache-Control no-cache\n");
});

test("nginx sends the headers with every response, errors too", () => {
  const conf = nginxConf(HEADERS, "");
  expect(conf).toContain(
    `add_header Content-Security-Policy "default-src 'none'; script-src 'sha256-a='; frame-ancestors 'none'" always;\n`,
  );
  // A location with a header of its own would lose all others.
  expect(conf.match(/location[^}]*add_header/)).toBeNull();
  expect(nginxConf(HEADERS, "/docs")).toContain("error_page 404 /docs/404.html;");
});

test("Caddy's block has a line for each header", () => {
  expect(caddyfile(HEADERS, "")).toContain(
    "header {\n\tContent-Security-Policy `default-src 'none'; script-src 'sha256-a='; frame-ancestors 'none'`\n\tX-Content-Type-Options `nosniff`\n}\n",
  );
});

test("old addresses lead to new ones on every host, after the owner's own rules", () => {
  const moved = [{ fromPath: "/docs/old", toPath: "/docs/Gebühren ($5)" }];
  const to = "/docs/Geb%C3%BChren%20%28%245%29";
  expect(redirectsFile("/mine /yours\n", moved)).toBe(`/mine /yours\n/docs/old ${to} 301\n`);
  expect(JSON.parse(vercelJson(HEADERS, "/docs", moved)).redirects).toEqual([
    { source: "/docs/old", destination: to, permanent: true },
  ]);
  expect(nginxConf(HEADERS, "/docs", moved)).toContain(
    `location = "/docs/old" { return 301 "${to}$is_args$args"; }\n`,
  );
  expect(caddyfile(HEADERS, "/docs", moved)).toContain(`redir "/docs/old" "${to}?{query}" 301\n`);
});
