/** The key of each name in texts of names: `{ tip: "hint check" }` gives `hint` and `check` the key `tip`. */
export function keyOfEachName(
  names: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([key, text]) =>
      text.split(" ").map((name) => [name, key] as const),
    ),
  );
}
