/** Files with the site's headers, ready for hosts. */

type Headers = readonly (readonly [name: string, value: string])[];

/** Old addresses and where they lead, both with the base path. */
export type Redirects = readonly { readonly fromPath: string; readonly toPath: string }[];

/** `_redirects` of Netlify and Cloudflare Pages: the owner's rules, then those of pages. */
export function redirectsFile(owners: string, redirects: Redirects): string {
  const lines = redirects.map(({ fromPath, toPath }) => `${fromPath} ${encoded(toPath)} 301\n`);
  return [owners.trimEnd(), lines.join("")].filter(Boolean).join("\n");
}

/** A path in a header, without characters that configurations of hosts interpret. */
function encoded(route: string): string {
  return encodeURI(route).replace(/[$;'(){}*:]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}

/** What a browser may do with a file whose content never changes under its name. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** Paths of such files below the base path: scripts, sheets, pictures and downloads of content, the search index. */
const NAMED_BY_CONTENT =
  "(?:[^/]*-[0-9a-f]{20}\\.js|styles\\.[0-9a-f]{20}\\.css|sidebar-[0-9a-f]{10}\\.json|(?:static|assets/(?:cards|[0-9a-f]{10})|search-index/[0-9a-f]{16})/.*)";

/**
 * `_headers` of Netlify and Cloudflare Pages, which `npm run serve` reads as well. It has no regular expressions, so the files
 * with a digest in their names are listed: top-level ones, and folders.
 * @param files paths relative to the site's folder
 */
export function headersFile(headers: Headers, basePath: string, files: readonly string[]): string {
  const isNamed = new RegExp(`^${NAMED_BY_CONTENT}$`);
  const named = files
    .filter((file) => isNamed.test(file))
    .map((file) => file.replace(/^((?:assets|search-index)\/[^/]*|[^/]*)\/.*$/, "$1/*"));
  const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`).join("");
  const kept = [...new Set(named)]
    .sort()
    .map((rule) => `${basePath}/${rule}\n  Cache-Control: ${FOR_EVER}\n`);
  return `${basePath}/*\n${lines}${kept.join("")}`;
}

/**
 * `vercel.json` for the root of the project. Vercel reads it before the build, so it has no digest of a build: the policy of scripts
 * and styles is in the pages, and the one here says only who may embed them.
 */
export function vercelJson(headers: Headers, basePath: string, redirects: Redirects = []): string {
  const moved = redirects.map(({ fromPath, toPath }) => ({
    source: fromPath,
    destination: encoded(toPath),
    permanent: true,
  }));
  const sent = headers.map(([key, value]) => ({ key, value: withoutDigests(key, value) }));
  const kept = [{ key: "Cache-Control", value: FOR_EVER }];
  const rules = [
    { source: `${basePath}/(.*)`, headers: sent },
    { source: `${basePath}/(${NAMED_BY_CONTENT})`, headers: kept },
  ];
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers: rules, ...(moved.length > 0 && { redirects: moved }) }, null, 2)}\n`;
}

function withoutDigests(name: string, value: string): string {
  if (name !== "Content-Security-Policy") return value;
  return value.split("; ").find((directive) => directive.startsWith("frame-ancestors ")) ?? "";
}

/** Content of a `server` block for nginx. */
export function nginxConf(headers: Headers, basePath: string, redirects: Redirects = []): string {
  const moved = redirects.map(
    ({ fromPath, toPath }) =>
      `location = "${fromPath}" { return 301 "${encoded(toPath)}$is_args$args"; }\n`,
  );
  return `# Written by the build. Include it in the server block whose root is the folder of the site${basePath && `, so that ${basePath} is in it`}.
${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`).join("\n")}
error_page 404 ${basePath}/404.html;
location / { try_files $uri $uri/index.html =404; }
${moved.join("")}expires -1;
location ~ "^${basePath}/${NAMED_BY_CONTENT}$" { expires max; }
`;
}

/** Content of a site block for Caddy. */
export function caddyfile(headers: Headers, basePath: string, redirects: Redirects = []): string {
  const moved = redirects.map(
    ({ fromPath, toPath }) => `redir "${fromPath}" "${encoded(toPath)}?{query}" 301\n`,
  );
  return `# Written by the build. Import it in the site block whose root is the folder of the site${basePath && `, so that ${basePath} is in it`}.
header {
${headers.map(([name, value]) => `\t${name} \`${value}\``).join("\n")}
}
${moved.join("")}@named path_regexp \`^${basePath}/${NAMED_BY_CONTENT}$\`
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
