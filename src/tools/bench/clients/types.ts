/** What the bench drives in the browser, the same for every engine. */
export type BenchClient = {
  /** What the dialog does when it opens. */
  readonly open: () => Promise<void>;
  /** Addresses of the first 20 hits, once everything shown of them has loaded. */
  readonly search: (query: string) => Promise<string[]>;
};

declare global {
  interface Window {
    bench: BenchClient;
  }
}
