/** Files with the site's headers, ready for hosts. */

type Headers = readonly (readonly [name: string, value: string])[];

/** What a browser may do with a file whose content never changes under its name. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** Paths of such files below the base path: scripts, sheets, pictures and downloads of content, the search index. */
const NAMED_BY_CONTENT =
  "(?:[^/]*-[0-9a-f]{20}\\.js|styles\\.[0-9a-f]{20}\\.css|(?:sidebar|posts)-[0-9a-f]{10}\\.json|(?:static|assets/(?:cards|[0-9a-f]{10})|search-index/[0-9a-f]{16})/.*)";

/**
 * Files of a site with a digest in their names, for hosts that do not support regular expressions: top-level files, and folders,
 * which end in `/*`.
 * @param files paths relative to the site's folder
 */
export function namedByContent(files: readonly string[]): readonly string[] {
  const isNamed = new RegExp(`^${NAMED_BY_CONTENT}$`);
  const rules = files
    .filter((file) => isNamed.test(file))
    .map((file) => file.replace(/^((?:assets|search-index)\/[^/]*|[^/]*)\/.*$/, "$1/*"));
  return [...new Set(rules)].sort();
}

/**
 * `_headers` of Netlify and Cloudflare Pages, which `npm run serve` reads as well.
 * @param basePath the site's path on its host
 * @param named see {@link namedByContent}
 */
export function headersFile(
  headers: Headers,
  basePath: string,
  named: readonly string[] = [],
): string {
  const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`).join("");
  const kept = named.map((rule) => `${basePath}/${rule}\n  Cache-Control: ${FOR_EVER}\n`).join("");
  return `${basePath}/*\n${lines}${kept}`;
}

/** `vercel.json`, for a site that is deployed as this folder. */
export function vercelJson(headers: Headers, basePath: string): string {
  const rule = {
    source: `${basePath}/(.*)`,
    headers: headers.map(([key, value]) => ({ key, value })),
  };
  const kept = {
    source: `${basePath}/(${NAMED_BY_CONTENT})`,
    headers: [{ key: "Cache-Control", value: FOR_EVER }],
  };
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers: [rule, kept] }, null, 2)}\n`;
}

/** Content of a `server` block for nginx. */
export function nginxConf(headers: Headers, basePath: string): string {
  return `# Written by the build. Include it in the server block whose root is the folder of the site${basePath && `, so that ${basePath} is in it`}.
${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`).join("\n")}
error_page 404 ${basePath}/404.html;
location / { try_files $uri $uri/index.html =404; }
expires -1;
location ~ "^${basePath}/${NAMED_BY_CONTENT}$" { expires max; }
`;
}

/** Content of a site block for Caddy. */
export function caddyfile(headers: Headers, basePath: string): string {
  return `# Written by the build. Import it in the site block whose root is the folder of the site${basePath && `, so that ${basePath} is in it`}.
header {
${headers.map(([name, value]) => `\t${name} \`${value}\``).join("\n")}
}
@named path_regexp \`^${basePath}/${NAMED_BY_CONTENT}$\`
header @named Cache-Control "${FOR_EVER}"
@changing not path_regexp \`^${basePath}/${NAMED_BY_CONTENT}$\`
header @changing Cache-Control no-cache
try_files {path} {path}/index.html
file_server
handle_errors {
\trewrite * ${basePath}/404.html
\tfile_server
}
`;
}
