import { asOneLine } from "../domain/characterCodes";

type Digests = Readonly<Record<string, string>>;

/** Files that hosts read but do not serve. */
const OF_HOST = /^(_headers|vercel\.json)$/;

/**
 * Compares the build of a commit with what a site serves.
 * @param rebuilt digests of the commit's files
 * @param claimed digests in the site's `build.json`
 * @param served digests of the files that the site serves; undefined for one that it does not serve
 * @returns a line for each difference. A name is shown as one line: a site could use its characters to erase lines or   add some
 * of its own
 */
export function compareFiles(
  rebuilt: Digests,
  claimed: Digests,
  served: ReadonlyMap<string, string | undefined>,
): readonly string[] {
  const problems: string[] = [];
  const add = (file: string, fault: string) => problems.push(`${asOneLine(file)} ${fault}`);
  const named = new Map(Object.entries(claimed));
  for (const [file, digest] of Object.entries(rebuilt)) {
    const found = served.get(file);
    if (found === undefined) {
      if (!OF_HOST.test(file)) add(file, "is not served.");
    } else if (found !== digest) add(file, "is served with other content.");
    const written = named.get(file);
    if (written === undefined) add(file, "is missing from build.json.");
    else if (written !== digest) add(file, "has another digest in build.json.");
  }
  for (const file of named.keys())
    if (!Object.hasOwn(rebuilt, file)) add(file, "is in build.json, but not of the commit.");
  return problems;
}
