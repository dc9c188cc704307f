/** The id of an endpoint's box: `endpoint-get-pools-id` for GET /pools/{id}. */
export function endpointId(method: string, path: string): string {
  const words = `${method} ${path}`.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ["endpoint", ...words].join("-");
}

/** The id of a function's box: `fn-open-gate` for open_gate. */
export function functionId(name: string): string {
  return `fn-${name.replaceAll("_", "-")}`;
}
