import { type Cancellation, SearchCancelled } from "./engine";

/**
 * Keeps only the newest of overlapping calls at work: an older one stops at its next step and is answered with the
 * newer one's result, so that no caller waits for ever.
 */
export function latestOnly<Request, Result>(run: (request: Request, cancellation: Cancellation) => Promise<Result>): (request: Request) => Promise<Result> {
  let newest: { readonly cancellation: { aborted: boolean }; readonly result: Promise<Result> } | undefined;
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
