import { isObject, parsedJson } from "../../src/domain/json";

/** A request as algoliasearch 4 and 5 pass it to their `requester` option. */
type ServiceRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data?: string | Uint8Array<ArrayBufferLike>;
};

/** A response as they expect it; status 0 when there was none. */
type ServiceResponse = {
  readonly status: number;
  readonly content: string;
  readonly isTimedOut: false;
  /** True for what the service did not say itself. */
  readonly isOwn?: boolean;
};

const REQUEST_MS = 30_000;

/**
 * Sends the requests of the service's clients, with the key, which no client and no option of a plugin holds. Each of them ends, and
 * all of them together end, after some minutes from the first one. It follows no redirect, which would take the key
 * elsewhere.
 */
export class Requester {
  readonly #key: string;
  #end: number | undefined;
  /** Why the newest failed request failed: a client that has tried all hosts only says that none can be reached. */
  lastFailure: Error | undefined;

  constructor(
    key: string,
    private readonly minutes: number,
  ) {
    this.#key = key;
  }

  get msLeft(): number {
    this.#end ??= Date.now() + this.minutes * 60_000;
    return Math.max(0, this.#end - Date.now());
  }

  /** Never rejects: the clients expect a response. */
  async send(request: ServiceRequest): Promise<ServiceResponse> {
    const response = await this.#answerTo(request);
    const { status, content, isOwn = status === 0 } = response;
    if ((status >= 200 && status <= 299) || status === 404) return response;
    this.lastFailure = Object.assign(new Error(messageIn(content)), !isOwn && { status });
    return response;
  }

  async #answerTo(request: ServiceRequest): Promise<ServiceResponse> {
    if (this.msLeft === 0) return refusal(`It took more than ${this.minutes} minutes`);
    const response = await this.#once(request);
    const { status, content } = response;
    const isLost = status === 0 || status >= 500;
    // A move may have been carried out although its answer is lost: no client may send it again, to another host.
    return isLost && /"operation":"move"/.test(String(request.data))
      ? refusal(`No clear answer: ${messageIn(content)}`)
      : response;
  }

  async #once({ url, method, headers, data }: ServiceRequest): Promise<ServiceResponse> {
    try {
      const response = await fetch(url, {
        method,
        headers: { ...headers, "x-algolia-api-key": this.#key },
        redirect: "manual",
        signal: AbortSignal.timeout(Math.max(1, Math.min(REQUEST_MS, this.msLeft))),
        ...(data !== undefined && { body: data as string | Uint8Array<ArrayBuffer> }),
      });
      const { status, ok } = response;
      const content = (await response.text()).replaceAll(this.#key, "[key]");
      if (status >= 300 && status <= 399)
        return refusal(`${new URL(url).origin} redirects elsewhere, where no key is sent`);
      if (ok && !isObject(parsedJson(content)))
        return answer(0, `The answer is not the service's: ${content}`);
      return answer(status, content);
    } catch (error) {
      return answer(0, reasonOf(error));
    }
  }
}

function answer(status: number, content: string): ServiceResponse {
  return { status, content, isTimedOut: false };
}

/** A response that makes the clients give up at once. */
function refusal(message: string): ServiceResponse {
  return { ...answer(400, JSON.stringify({ message, status: 400 })), isOwn: true };
}

function messageIn(content: string): string {
  const body = parsedJson(content);
  return String((isObject(body) && body.message) || content.slice(0, 120) || "an empty answer");
}

/** fetch only says "fetch failed" and has the reason in its `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message || error.name : reasonOf(error.cause);
}
