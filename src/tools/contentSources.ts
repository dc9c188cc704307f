import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import {
  readSources,
  relativeTo,
  type SourceFile,
} from "../../plugins/site-content/model/files/source";
import { placeOfSource } from "../domain/contentPlace";

const sourcePlugin = z.object({
  resolve: z.literal("gatsby-source-filesystem"),
  options: z.object({ name: z.string(), path: z.string() }),
});

/**
 * The content files of every folder that Gatsby's configuration reads, from disk, without folders that other plugins download.
 */
export function readAllSources(
  root: string,
  { plugins = [] }: { readonly plugins?: readonly unknown[] | null },
): SourceFile[] {
  return (plugins ?? []).flatMap((plugin) => {
    const { data } = sourcePlugin.safeParse(plugin);
    if (!data) return [];
    const folder = relativeTo(root, path.resolve(root, data.options.path));
    return existsSync(path.join(root, folder))
      ? readSources(root, folder, placeOfSource(data.options.name))
      : [];
  });
}
