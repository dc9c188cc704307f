import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { remark } from "remark";
import { visit } from "unist-util-visit";
import { readSources } from "../../plugins/site-content/model/files/source";

const EXAMPLES = "content/examples";
const PROJECTS = existsSync(EXAMPLES)
  ? readdirSync(EXAMPLES).filter((name) => existsSync(`${EXAMPLES}/${name}/package.json`))
  : [];

/** A TypeScript sample that a page writes out itself. */
type Sample = { readonly name: string; readonly title: string; readonly text: string };

/** The samples of all pages. Blank lines above each, so that an error has its line in the page. */
const SAMPLES = readSources(process.cwd(), "content").flatMap(({ path: file, text }) => {
  const found: Sample[] = [];
  visit(remark().parse(text), "code", ({ lang, meta, value, position }) => {
    if (value === "" || (lang !== "typescript" && lang !== "tsx")) return;
    const line = position?.start.line ?? 0;
    found.push({
      name: `${file.replaceAll("/", ".")}.${line}.${lang === "tsx" ? "tsx" : "ts"}`,
      title: /title="([^"]*)"/.exec(meta ?? "")?.[1] ?? "",
      text: "\n".repeat(line) + value,
    });
  });
  return found;
});
/** Samples of code that belongs into `src/` of this site. */
const OURS = SAMPLES.filter(({ title }) => title.startsWith("src/"));
const OTHERS = SAMPLES.filter((sample) => !OURS.includes(sample));

let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function outputOf(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  return status === 0 ? "" : `${command} ${args.join(" ")}\n${stdout}${stderr}`;
}

test("an example project is what its archive has, installs, passes its tests and plays its demo; samples of pages fit it", () => {
  folder = mkdtempSync(path.join(tmpdir(), "example-"));
  for (const project of PROJECTS) {
    unpack(`${EXAMPLES}/${project}.zip`);
    const cwd = path.join(folder, project);
    expect(textsIn(cwd)).toEqual(textsIn(path.join(EXAMPLES, project)));
    for (const { name, text } of OTHERS) writeFileSync(path.join(cwd, name), text);
    expect(outputOf("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], cwd)).toBe("");
    expect(outputOf("npx", ["tsc", "-p", "."], cwd)).toBe("");
    expect(outputOf("npm", ["test"], cwd)).toBe("");
    expect(outputOf("npm", ["run", "demo", "--if-present"], cwd)).toBe("");
  }
});

function unpack(archive: string): void {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(archive)))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    if (!name.endsWith("/")) writeFileSync(path.join(folder, name), bytes);
  }
}

/** The files of a project by name, as a reader downloads it: without installed packages and settings with a key. */
function textsIn(cwd: string): Readonly<Record<string, string>> {
  const files = readdirSync(cwd, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(cwd, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/(?:^|\/)(?:node_modules\/|\.env(?!\.example))/.test(name));
  return Object.fromEntries(
    files.sort().map((name) => [name, readFileSync(path.join(cwd, name), "utf8")]),
  );
}

test("samples of code for this site type-check in their place", () => {
  if (OURS.length === 0) return;
  const root = process.cwd();
  mkdirSync("node_modules/.cache", { recursive: true });
  folder = mkdtempSync(path.join(root, "node_modules/.cache/samples-"));
  for (const { title, text } of OURS) {
    mkdirSync(path.dirname(path.join(folder, title)), { recursive: true });
    writeFileSync(path.join(folder, title), text);
  }
  const config = {
    extends: path.join(root, "tsconfig.json"),
    compilerOptions: { rootDirs: [folder, root], noEmit: true },
    files: OURS.map(({ title }) => path.join(folder, title)),
    include: [path.join(root, "src/types"), path.join(root, "src/early/globals.d.ts")],
  };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
  expect(outputOf("npx", ["tsc", "-p", folder], root)).toBe("");
});
