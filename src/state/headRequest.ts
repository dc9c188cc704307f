let resolveRequest: () => void = () => undefined;

/** Resolves when the document's head has to change in this browser. The first page comes with its own head. */
export const headRequested = new Promise<void>((resolve) => {
  resolveRequest = resolve;
});

/** Requests the code of the head, because another page is requested, or is about to be. */
export function requestHead(): void {
  resolveRequest();
}
