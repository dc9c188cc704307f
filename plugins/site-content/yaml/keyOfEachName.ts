/** Maps each name in strings of names to its key: `{ tip: "hint check" }` gives `hint` and `check` the key `tip`. */
export function keyOfEachName(
  names: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([key, text]) =>
      text.split(" ").map((name) => [name, key] as const),
    ),
  );
}
