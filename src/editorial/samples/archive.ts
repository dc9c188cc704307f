import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import { type Problem, problem } from "../../domain/problems";
import { EXAMPLES_FOLDER } from "./regions";

/**
 * Files that a ZIP omits, since readers create them themselves: installed packages, and settings with a key, in any file of that
 * name.
 */
const LEFT_OUT = /(?:^|\/)(?:(?:node_modules|\.git)(?:\/|$)|\.env(?!\.example$)[^/]*$)/;

/** Example projects of the content, by folder from the root. */
export function exampleProjects(root: string): readonly string[] {
  const folder = path.join(root, EXAMPLES_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .filter((name) => existsSync(path.join(folder, name, "package.json")))
    .map((name) => `${EXAMPLES_FOLDER}/${name}`);
}

/** A ZIP of a project, uncompressed and without dates: the same files always give the same bytes. */
export function packProject(root: string, project: string): Buffer {
  const folder = path.join(root, project);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const file of names) {
    const data = readFileSync(path.join(folder, file));
    const name = Buffer.from(`${path.basename(project)}/${file}`);
    const common = Buffer.alloc(26); // from "version needed" to "extra length", in both headers
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2); // names are UTF-8
    common.writeUInt16LE(0x0021, 8); // 1 January 1980
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14); // comment, disk and attributes stay 0
    tail.writeUInt32LE(offset, 10);
    const entry = Buffer.concat([signature(0x04034b50), common, name, data]);
    local.push(entry);
    central.push(signature(0x02014b50), Buffer.from([20, 0]), common, tail, name);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(names.length, 4);
  end.writeUInt16LE(names.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Reports example projects whose ZIP is missing or contains other files. */
export function checkArchives(root: string): readonly Problem[] {
  return exampleProjects(root).flatMap((project) => {
    const file = `${project}.zip`;
    const full = path.join(root, file);
    if (existsSync(full) && readFileSync(full).equals(packProject(root, project))) return [];
    return [
      problem(file, undefined, `The archive differs from ${project}.`, "Run `npm run samples`."),
    ];
  });
}
