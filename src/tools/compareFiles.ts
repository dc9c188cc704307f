type Digests = Readonly<Record<string, string>>;

/** Read by hosts, which do not serve them. */
const OF_HOST = /^(_headers|vercel\.json)$/;

/**
 * Compares what a commit gives with what a site serves.
 * @param rebuilt digests of the commit's files @param claimed those of the site's `build.json`
 * @param served those of the files that the site serves; undefined for one that it does not serve
 * @returns a line for each difference
 */
export function compareFiles(
  rebuilt: Digests,
  claimed: Digests,
  served: ReadonlyMap<string, string | undefined>,
): readonly string[] {
  const problems: string[] = [];
  const named = new Map(Object.entries(claimed));
  for (const [file, digest] of Object.entries(rebuilt)) {
    const found = served.get(file);
    if (found === undefined) {
      if (!OF_HOST.test(file)) problems.push(`${file} is not served.`);
    } else if (found !== digest) problems.push(`${file} is served with other content.`);
    const written = named.get(file);
    if (written === undefined) problems.push(`${file} is missing in build.json.`);
    else if (written !== digest) problems.push(`${file} has another digest in build.json.`);
  }
  for (const file of named.keys())
    if (!Object.hasOwn(rebuilt, file))
      problems.push(`${file} is in build.json, but not of the commit.`);
  return problems;
}
