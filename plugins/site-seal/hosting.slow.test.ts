/** The snippets for nginx and Caddy, read by these servers themselves where they are installed: `apt-get install nginx-light caddy`. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePorts } from "../../src/testing/freePorts";
import { caddyfile, nginxConf } from "./hosting";

const HEADERS = [["X-Content-Type-Options", "nosniff"]] as const;
const MOVED = [
  { fromPath: "/docs/old", toPath: "/docs/Gebühren ($5)" },
  { fromPath: "/docs/older/name", toPath: "/docs/fees" },
];
const folder = mkdtempSync(path.join(tmpdir(), "hosting-"));
const put = (file: string, text: string) => {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};
const running: ChildProcess[] = [];
beforeAll(() => {
  put("site/docs/fees/index.html", "Fees");
  put("site/docs/old/index.html", "This page has moved");
  put("site/docs/404.html", "Not found");
});
afterAll(() => {
  for (const server of running) server.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

const nginx = {
  command: "nginx",
  config: (port: number) => `daemon off; master_process off; pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
  server { listen 127.0.0.1:${port}; root ${folder}/site; absolute_redirect off;
${nginxConf(HEADERS, "/docs", MOVED)} }
}
`,
  args: (file: string) => ["-p", folder, "-c", file, "-e", "stderr"],
};
const caddy = {
  command: "caddy",
  config: (port: number) => `{
	admin off
	auto_https off
	storage file_system ${folder}/caddy
}
http://127.0.0.1:${port} {
	root * ${folder}/site
${caddyfile(HEADERS, "/docs", MOVED)}}
`,
  args: (file: string) => ["run", "--adapter", "caddyfile", "--config", file],
};

const installed = ({ command }: { readonly command: string }) =>
  spawnSync("which", [command]).status === 0;

for (const server of [nginx, caddy])
  (installed(server) ? describe : describe.skip)(`${server.command} with the snippet`, () => {
    let base = "";
    const at = (route: string) => fetch(base + route, { redirect: "manual" });

    beforeAll(async () => {
      const port = await freePorts(1, 20_000 + (process.pid % 20_000));
      base = `http://127.0.0.1:${port}`;
      put(server.command, server.config(port));
      const child = spawn(server.command, server.args(path.join(folder, server.command)), {
        stdio: "ignore",
        env: { ...process.env, HOME: folder },
      });
      running.push(child);
      for (let tries = 0; tries < 100; tries++) {
        if (await at("/").then(Boolean, () => false)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }, 20_000);

    test.each([
      ["/docs/old", "/docs/Geb%C3%BChren%20%28%245%29"],
      ["/docs/older/name?from=mail", "/docs/fees?from=mail"],
    ])("leads from %s to the new address, with its query", async (route, to) => {
      const answer = await at(route);
      expect([answer.status, answer.headers.get("location")?.replace(/\?$/, "")]).toEqual([
        301,
        to,
      ]);
    });

    test("shows pages at their clean addresses and the site's page for others, with the headers", async () => {
      const [page, missing] = await Promise.all([at("/docs/fees"), at("/docs/nothing")]);
      expect([page.status, await page.text(), missing.status, await missing.text()]).toEqual([
        200,
        "Fees",
        404,
        "Not found",
      ]);
      expect([page, missing].map(({ headers }) => headers.get("x-content-type-options"))).toEqual([
        "nosniff",
        "nosniff",
      ]);
    });
  });
