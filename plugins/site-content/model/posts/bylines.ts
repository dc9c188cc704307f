import { type Problem, problem, warning } from "../../../../src/domain/problems";
import { authorsSchema, tagsSchema } from "../../schemas/data";
import { parseYaml } from "../../yaml/yaml";
import type { SourceFile } from "../files/source";
import { findPicture } from "../pictures/pictureFile";
import type { PostData, SiteData } from "../types";

const AUTHORS_FILE = "content/blog/authors.yml";
const TAGS_FILE = "content/blog/tags.yml";

type Options = { readonly root: string; readonly files: readonly SourceFile[] };

/** Problems of authors.yml and tags.yml as a whole: names given twice, pictures that cannot be shown, tags nobody uses. */
export function bylineProblems(
  { root, files }: Options,
  { authors, tags }: SiteData,
  posts: readonly Pick<PostData, "tags">[],
): Problem[] {
  const lineOf = (file: string, schema: typeof authorsSchema | typeof tagsSchema) => {
    const text = files.find(({ path: name }) => name === file)?.text ?? "";
    return parseYaml({ file, text, lineOffset: 0 }, schema).lineOf;
  };
  const authorLine = lineOf(AUTHORS_FILE, authorsSchema);
  const tagLine = lineOf(TAGS_FILE, tagsSchema);
  const used = new Set(posts.flatMap((post) => post.tags));
  return [
    ...repeated(Object.entries(authors).map(([id, { name }]) => [id, name])).map(
      ({ id, first, name }) =>
        warning(
          AUTHORS_FILE,
          authorLine([id, "name"]),
          `The authors "${first}" and "${id}" are both named "${name}".`,
          "Give them different names, or keep one of them.",
        ),
    ),
    ...Object.entries(authors).flatMap(([id, { image }]) => {
      const found = image === undefined ? undefined : findPicture(AUTHORS_FILE, image, root);
      return found && "message" in found
        ? [problem(AUTHORS_FILE, authorLine([id, "image"]), found.message, found.fix)]
        : [];
    }),
    ...repeated(Object.entries(tags).map(([id, { label }]) => [id, label])).map(
      ({ id, first, name }) =>
        problem(
          TAGS_FILE,
          tagLine([id, "label"]),
          `The tags "${first}" and "${id}" are both labelled "${name}".`,
          "Keep one of them, or give them different labels.",
        ),
    ),
    ...Object.keys(tags)
      .filter((id) => !used.has(id))
      .map((id) =>
        warning(
          TAGS_FILE,
          tagLine([id]),
          `No post uses the tag "${id}", so it has no page.`,
          "Remove it, or give it to a post.",
        ),
      ),
  ];
}

/** Entries whose name an earlier entry already has, regardless of case. */
function repeated(
  entries: readonly (readonly [id: string, name: string])[],
): { id: string; first: string; name: string }[] {
  const firsts = new Map<string, string>();
  return entries.flatMap(([id, name]) => {
    const key = name.toLowerCase();
    const first = firsts.get(key);
    if (first !== undefined) return [{ id, first, name }];
    firsts.set(key, id);
    return [];
  });
}
