import "./types";

type Pagefind = {
  readonly options: (options: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (query: string) => Promise<{
    readonly results: readonly { readonly data: () => Promise<{ readonly url: string }> }[];
  }>;
};

const SCRIPT = "/pagefind/pagefind.js";
let opened: Promise<Pagefind> | undefined;

/** Without its worker, because the bench's processor slowdown only affects the main thread. */
async function open(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(SCRIPT);
  await pagefind.options({ noWorker: true, excerptLength: 10 });
  await pagefind.init();
  return pagefind;
}

window.bench = {
  open: async () => {
    opened ??= open();
    await opened;
  },
  search: async (query) => {
    opened ??= open();
    const { results } = await (await opened).search(query);
    return (await Promise.all(results.slice(0, 20).map((result) => result.data()))).map(
      ({ url }) => url,
    );
  },
};
