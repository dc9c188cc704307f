import fs from "node:fs";
import path from "node:path";

/** Reads plain files of a folder, collects what an import makes of them, and writes all of it at the end, or nothing. */
export class ImportJob {
  /** Files by their paths from the folder; symbolic links are not followed. */
  readonly files: ReadonlySet<string>;
  /** What to write, by its path from the project's root. */
  readonly output = new Map<string, string | Buffer>();
  redirects = 0;
  private readonly problems = new Set<string>();

  /** @param source the folder that is imported */
  constructor(private readonly source: string) {
    if (!isPlain(source))
      throw new Error(`There is no folder ${source}, or it is a symbolic link.`);
    this.files = new Set(filesIn(source));
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.source, file), "utf8").replace(/^\uFEFF|\r(?=\n)/g, "");
  }

  /** @param target path from the project's root */
  copy(file: string, target: string): void {
    this.output.set(target, fs.readFileSync(path.join(this.source, file)));
  }

  /** Reports what could not be turned. @param written as the file has it, by which its line is found */
  problem(file: string, written: string, message: string): void {
    const at = written === "" ? -1 : this.read(file).indexOf(written);
    const line = at === -1 ? "" : `:${this.read(file).slice(0, at).split("\n").length}`;
    this.problems.add(`  ${file}${line}  ${message}`);
  }

  /**
   * Writes everything into a project.
   * @param force replace files that exist
   * @returns the report
   * @throws before anything is written, if a file exists or would be written through a symbolic link
   */
  finish(root: string, force: boolean): string {
    const project = fs.realpathSync(root);
    const refused = [...this.output.keys()].flatMap((target) => {
      const full = path.join(project, target);
      const versions = [full, full.replace(/\.mdx$/, ".md"), full.replace(/\.md$/, ".mdx")];
      if (!isPlain(full)) return `  ${target} is reached through a symbolic link.`;
      return versions.some((file) => fs.existsSync(file)) && !force ? `  ${target} exists.` : [];
    });
    if (refused.length > 0)
      throw new Error(
        `Nothing was written. Move these files away, or replace them with --force.\n${refused.join("\n")}`,
      );
    for (const [target, content] of this.output) {
      fs.mkdirSync(path.join(project, path.dirname(target)), { recursive: true });
      fs.writeFileSync(path.join(project, target), content);
    }
    const names = [...this.output.keys()];
    const count = (kind: RegExp) => names.filter((name) => kind.test(name)).length;
    const pictures = count(/\.(?:png|jpe?g|webp|avif|gif|svg)$/i);
    const report = `${count(/\/[^_/][^/]*\.mdx?$/)} pages, ${pictures} pictures, ${this.redirects} redirects.`;
    return [report, ...(this.problems.size > 0 ? ["Not turned:", ...this.problems] : [])].join(
      "\n",
    );
  }
}

function filesIn(root: string, folder = ""): string[] {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = folder + entry.name;
    if (entry.isFile()) return [file];
    const isRead = entry.isDirectory() && !/^(?:\.git|node_modules)$/.test(entry.name);
    return isRead ? filesIn(root, `${file}/`) : [];
  });
}

/** Whether no symbolic link is on the way to a file, which need not exist. */
function isPlain(file: string): boolean {
  if (fs.lstatSync(file, { throwIfNoEntry: false })) return fs.realpathSync(file) === file;
  return isPlain(path.dirname(file));
}
