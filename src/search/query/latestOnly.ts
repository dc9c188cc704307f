import { type Cancellation, SearchCancelled } from "./search";

/**
 * Lets only the newest of overlapping calls run: an older one stops at its next step and resolves with the
 * newer one's result, so that no caller waits forever.
 */
export function latestOnly<Request, Result>(
  run: (request: Request, cancellation: Cancellation) => Promise<Result>,
): (request: Request) => Promise<Result> {
  let newest:
    | { readonly cancellation: { aborted: boolean }; readonly result: Promise<Result> }
    | undefined;
  return (request) => {
    if (newest) newest.cancellation.aborted = true;
    const cancellation = { aborted: false };
    const own: Promise<Result> = run(request, cancellation).catch((error: unknown) => {
      if (error instanceof SearchCancelled && newest && newest.result !== own) return newest.result;
      throw error;
    });
    newest = { cancellation, result: own };
    return own;
  };
}
