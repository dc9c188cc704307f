/** Files with the site's headers, ready for hosts. */

type Headers = readonly (readonly [name: string, value: string])[];

/** `_headers` of Netlify and Cloudflare Pages, which `npm run serve` reads as well. @param basePath where on the host the site is */
export function headersFile(headers: Headers, basePath: string): string {
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`);
  return `${basePath}/*\n${lines.join("\n")}\n`;
}

/** `vercel.json`, for a site that is deployed as this folder. */
export function vercelJson(headers: Headers, basePath: string): string {
  const rule = {
    source: `${basePath}/(.*)`,
    headers: headers.map(([key, value]) => ({ key, value })),
  };
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers: [rule] }, null, 2)}\n`;
}

/** What goes into a `server` block of nginx. */
export function nginxConf(headers: Headers, basePath: string): string {
  return `# Written by the build. Include it in the server block whose root is the folder of the site${basePath && `, so that ${basePath} is in it`}.
${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`).join("\n")}
error_page 404 ${basePath}/404.html;
location / { try_files $uri $uri/index.html =404; }
location ~ (-[0-9a-f]{20}\\.js|/search-index/[0-9a-f]{16}/.*)$ { expires max; }
`;
}

/** What goes into a site block of Caddy. */
export function caddyfile(headers: Headers, basePath: string): string {
  return `# Written by the build. Import it in the site block whose root is the folder of the site${basePath && `, so that ${basePath} is in it`}.
header {
${headers.map(([name, value]) => `\t${name} \`${value}\``).join("\n")}
}
try_files {path} {path}/index.html
file_server
handle_errors {
\trewrite * ${basePath}/404.html
\tfile_server
}
`;
}
