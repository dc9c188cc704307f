let resolveRequest: () => void = () => undefined;

/** Resolves when the head of the document has to change in this browser. The first page came with its own head. */
export const headRequested = new Promise<void>((resolve) => {
  resolveRequest = resolve;
});

/** Requests the code of the head: another page is requested, or about to be. */
export function requestHead(): void {
  resolveRequest();
}
