import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import semver from "semver";
import { parse } from "yaml";
import { z } from "zod";

const root = path.resolve(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        link: z.boolean().optional(),
        engines: z.looseObject({ node: z.string().optional() }).optional().catch(undefined),
      }),
    ),
  })
  .parse(JSON.parse(read("package-lock.json")));
const packages = Object.entries(lock.packages).filter(
  ([name, { link }]) => name !== "" && link !== true,
);

test("every package has a digest in the lock file, including those for other systems", () => {
  expect(packages.length).toBeGreaterThan(1_000);
  const without = packages
    .filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ""))
    .map(([name]) => name);
  // npm omits the digest when the registry it uses does not have a version for every system; decision 13.
  expect(without).toEqual([]);
});

test("every package supports the oldest of each Node release line listed in README", () => {
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(read("package.json")));
  const oldest = engines.node.split("||").map((range) => semver.minVersion(range)?.version ?? "");
  expect(oldest).toEqual(["20.19.0", "22.16.0", "24.0.0"]);
  const refused = packages.flatMap(([name, { engines: own }]) =>
    oldest
      .filter((version) => !semver.satisfies(version, own?.node ?? "*"))
      .map((version) => `${name} on ${version}`),
  );
  expect(refused).toEqual([]);
});

test("no package comes from anywhere but the registry", () => {
  const elsewhere = packages
    .filter(([, { resolved = "https://registry.npmjs.org/" }]) => {
      return !resolved.startsWith("https://registry.npmjs.org/");
    })
    .map(([name]) => name);
  expect(elsewhere).toEqual([]);
});

test("packages run no scripts when they are installed", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
});

test("updates of packages and actions are offered, some days after they were published", () => {
  const { updates } = z
    .object({
      updates: z.array(
        z.object({
          "package-ecosystem": z.string(),
          cooldown: z.object({ "default-days": z.number().min(3) }),
        }),
      ),
    })
    .parse(parse(read(".github/dependabot.yml")));
  expect(updates.map((update) => update["package-ecosystem"])).toEqual(["npm", "github-actions"]);
});

test("an installation without the development packages has everything that the site imports", () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("package.json")));
  // Of the tools, those for the jobs that only build: `build`, `serve`, `keep`, `search:push` and the like.
  const left =
    /\.test\.|\.d\.ts$|(?:^|\/)(?:testing|tools(?!\/(?:gatsby|keepScripts|searchIndex|serve)\.)|editorial|e2e|fixtures)\//;
  const sources = ["plugins", "src"]
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .concat(readdirSync(root).filter((file) => file.startsWith("gatsby-")))
    .filter((file) => /\.(?:tsx?|cjs)$/.test(file) && !left.test(file));
  const imported = new Set(
    sources.flatMap((file) =>
      [
        ...read(file).matchAll(
          /(?:^import |^(?:import|export) (?!type )[^;"]*? from |\b(?:import|require)\()"([^".][^"]*)"/gm,
        ),
      ].map(([, name = ""]) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ""),
    ),
  );
  expect(imported.size).toBeGreaterThan(30);
  imported.delete("site-theme.css"); // the owner's file, which webpack finds under this name
  expect(
    [...imported].filter((name) => dependencies[name] === undefined && !isBuiltin(name)),
  ).toEqual([]);
});
