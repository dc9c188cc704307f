/** The first of consecutive ports, one for each site that the browser tests open. */
export const FIRST_PORT = Number(process.env.E2E_PORT ?? 9100);
export const SITES = ["full", "manyPosts", "public"] as const;
const address = (index: number) => `http://127.0.0.1:${FIRST_PORT + index}`;

/** The address of each site: fixture sites, and the project's own build. */
export const ADDRESSES = { full: address(0), manyPosts: address(1), public: address(2) } as const;
