const DELAYS_MS: readonly number[] = [500, 1_000, 2_000];
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const jitter = (ms: number) => ms * (0.5 + Math.random());

/** For reads and quotes only; never wrap the submission of a transaction in it. */
export async function getWithRetry(url: string): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const delay = DELAYS_MS[attempt];
    let wait = jitter(delay ?? 0);
    try {
      const res = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      if (delay === undefined || (res.status !== 429 && res.status < 500)) return res;
      const asked = Number(res.headers.get("retry-after"));
      if (asked > 0) wait = asked * 1_000;
    } catch (error) {
      if (delay === undefined) throw error;
    }
    await sleep(wait);
  }
}
