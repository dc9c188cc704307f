let want: () => void = () => undefined;

/** Settles once the head has to change in this browser: the first page came with its own. */
export const headWanted = new Promise<void>((resolve) => {
  want = resolve;
});

/** Another page was asked for, or is about to be. */
export function wantHead(): void {
  want();
}
