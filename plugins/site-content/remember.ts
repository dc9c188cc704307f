/** Makes a value, or gives the one made before for the same name from the same source. */
export type Remember<Value> = (name: string, source: string, make: () => Value) => Value;

/**
 * Remembers the last value made for each name for as long as it is made from the same source: after an edit in develop
 * one file is read anew, not all of them.
 */
export function rememberLast<Value>(): Remember<Value> {
  const last = new Map<string, { readonly source: string; readonly value: Value }>();
  return (name, source, make) => {
    const known = last.get(name);
    if (known?.source === source) return known.value;
    const value = make();
    last.set(name, { source, value });
    return value;
  };
}

/** Remembers nothing. */
export function always<Value>(_name: string, _source: string, make: () => Value): Value {
  return make();
}
