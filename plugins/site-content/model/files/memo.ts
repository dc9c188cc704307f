/** Makes a value, or returns the one made before for the same name from the same source. */
export type Memo<Value> = (name: string, source: string, make: () => Value) => Value;

/**
 * Keeps the last value made for each name while its source stays the same: after an edit in
 * development one file is parsed again, not all of them.
 */
export function memoizeLast<Value>(): Memo<Value> {
  const last = new Map<string, { readonly source: string; readonly value: Value }>();
  return (name, source, make) => {
    const known = last.get(name);
    if (known?.source === source) return known.value;
    const value = make();
    last.set(name, { source, value });
    return value;
  };
}
