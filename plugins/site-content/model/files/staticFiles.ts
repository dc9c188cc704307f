import { existsSync } from "node:fs";
import path from "node:path";
import { GENERATED_FILES } from "../../../../src/domain/generatedRoutes";
import { ICON_FILES } from "../../../../src/domain/iconFiles";
import { type Problem, problem } from "../../../../src/domain/problems";

/** Icons that every page refers to but `static/` lacks, and files in it that the build writes its own over. */
export function staticProblems(root: string): Problem[] {
  const isThere = (file: string) => existsSync(path.join(root, "static", file));
  const missing = "This icon does not exist, but pages tell browsers to load it.";
  const lost = "This file is not published, since the build writes one of its own over it.";
  return [
    ...ICON_FILES.filter((icon) => !isThere(icon)).map((icon) =>
      problem("incomplete-site", `static${icon}`, undefined, missing),
    ),
    ...GENERATED_FILES.filter((file) => file !== OPTIONAL && isThere(file)).map((file) =>
      problem("ignored-file", `static${file}`, undefined, lost),
    ),
  ];
}

/** Written only for a site whose `site.yml` names contacts. */
const OPTIONAL = "/.well-known/security.txt";
