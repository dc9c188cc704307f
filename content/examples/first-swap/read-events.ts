// #region read-events
/** Reads one type of event in the blocks from `from` to before `to`, page by page. */
export async function* readEvents(rpc: string, type: string, from: number, to: number): AsyncGenerator<readonly unknown[]> {
  const query = new URLSearchParams({ start_height: String(from), end_height: String(to), limit: "100" });
  for (;;) {
    const res = await fetch(`${rpc}/rpc/v3/events/${encodeURIComponent(type)}?${query}`, {
      signal: AbortSignal.timeout(10_000),
    });
    if (!res.ok) throw new Error(`events from ${from} to ${to}: HTTP ${res.status}`);
    const { data } = (await res.json()) as { data: readonly unknown[] };
    yield data;
    const cursor = res.headers.get("x-supra-cursor");
    if (!cursor || data.length === 0) return;
    query.set("start", cursor);
  }
}
// #endregion read-events
