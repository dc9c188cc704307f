import { readFileSync } from "node:fs";
import path from "node:path";
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
        optional: z.boolean().optional(),
        os: z.array(z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(read("package-lock.json")));
const packages = Object.entries(lock.packages).filter(
  ([name, { link }]) => name !== "" && link !== true,
);

test("every package that this system installs has a digest in the lock file", () => {
  expect(packages.length).toBeGreaterThan(1_000);
  // Packages with the programs of other systems, which npm left out of the lock where it was made.
  const isOfOtherSystem = ({ optional, os }: (typeof packages)[number][1]) =>
    optional === true && os !== undefined;
  const without = packages
    .filter(([, entry]) => !/^sha512-/.test(entry.integrity ?? "") && !isOfOtherSystem(entry))
    .map(([name]) => name);
  expect(without).toEqual([]);
  // Decision 13 says why these have none; the number may only fall.
  const unknown = packages.filter(([, { integrity }]) => integrity === undefined);
  expect(unknown.length).toBeLessThanOrEqual(57);
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
