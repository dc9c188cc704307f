import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Ended, outputOf } from "./outputOf";

type Env = Readonly<Record<string, string>>;
/** The script with which `npm run build` starts it. */
const GATSBY = "src/tools/gatsby.cjs";
const SOURCES = [
  "src",
  "plugins",
  "content",
  "static",
  ".parcelrc",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
];

/** A copy of the project in a temporary folder, to build with other content; dependencies are shared. */
export class SiteCopy {
  readonly root: string;

  /** @param from the folder to copy, with the same sources; the project by default @param prefix of the copy's name */
  constructor(from = ".", prefix = "site-copy-") {
    this.root = mkdtempSync(path.join(tmpdir(), prefix));
    for (const name of SOURCES)
      cpSync(path.join(from, name), path.join(this.root, name), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(this.root, "node_modules"));
  }

  write(file: string, data: string | Buffer): void {
    const full = path.join(this.root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, data);
  }

  /** Changes a text file of the copy. @throws Error when the text to replace is not there */
  replace(file: string, from: string | RegExp, to: string): void {
    const text = readFileSync(path.join(this.root, file), "utf8");
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} holds no ${from}`);
    this.write(file, changed);
  }

  remove(...names: string[]): void {
    for (const name of names) rmSync(path.join(this.root, name), { recursive: true, force: true });
  }

  /** Runs a production build. */
  build(args: readonly string[] = [], env: Env = {}): Ended {
    const { status, stdout, stderr } = spawnSync(process.execPath, [GATSBY, "build", ...args], {
      ...this.options(env),
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    return { status, output: stdout + stderr };
  }

  /** Runs a production build while this process continues: it may be the server that the build talks to. */
  buildMeanwhile(args: readonly string[], env: Env): Promise<Ended> {
    return outputOf(spawn(process.execPath, [GATSBY, "build", ...args], this.options(env)));
  }

  private options(env: Env) {
    return {
      cwd: this.root,
      env: { ...process.env, NODE_ENV: "production", CI: "true", ...env } as const,
    };
  }

  get publicDir(): string {
    return path.join(this.root, "public");
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
