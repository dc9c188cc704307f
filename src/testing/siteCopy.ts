import { spawn } from "node:child_process";
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
const SOURCES = [
  "src",
  "plugins",
  "content",
  "static",
  ".github",
  ".gitignore",
  ".npmrc",
  ".nvmrc",
  ".parcelrc",
  ".schemas",
  ".vscode",
  "biome.json",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
];

/** A copy of the project, to build with other content; dependencies are shared. */
export class SiteCopy {
  /** @param root a folder that has a copy, or is to get one */
  constructor(readonly root: string) {}

  /** Copies the project. @param root where the copy stands, which is emptied; a new temporary folder by default */
  static make(root = mkdtempSync(path.join(tmpdir(), "site-copy-"))): SiteCopy {
    rmSync(root, { recursive: true, force: true });
    for (const name of SOURCES) cpSync(name, path.join(root, name), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
    return new SiteCopy(root);
  }

  write(file: string, data: string | Buffer): void {
    const full = path.join(this.root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, data);
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  /** Changes a text file of the copy. @throws Error when the text to replace is not there */
  replace(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} holds no ${from}`);
    this.write(file, changed);
  }

  remove(...names: string[]): void {
    for (const name of names) rmSync(path.join(this.root, name), { recursive: true, force: true });
  }

  /** Runs a production build, while this process continues: it may be the server that the build talks to. */
  build(args: readonly string[] = [], env: Env = {}): Promise<Ended> {
    return this.run(process.execPath, ["src/tools/run.cjs", "gatsby", "build", ...args], {
      NODE_ENV: "production",
      ...env,
    });
  }

  /** Runs a script of its package.json. */
  script(name: string, ...args: readonly string[]): Promise<Ended> {
    return this.run("npm", ["run", "-s", name, "--", ...args], {});
  }

  private run(command: string, args: readonly string[], env: Env): Promise<Ended> {
    const child = spawn(command, args, {
      cwd: this.root,
      env: { ...process.env, CI: "true", ...env },
    });
    return outputOf(child);
  }

  get publicDir(): string {
    return path.join(this.root, "public");
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
