const MOST_CAUSES = 10;

/** Messages of an error and its causes, deepest last: `A`, blank line, `Cause:`, `B`. */
export function errorChain(error: unknown): string {
  const messages: string[] = [];
  for (let current: unknown = error; current !== undefined && current !== null && messages.length < MOST_CAUSES; ) {
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.join("\n\nCause:\n");
}
