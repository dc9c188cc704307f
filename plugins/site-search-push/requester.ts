import { canParse } from "../../src/domain/canParse";
import { isObject, parsedJson } from "../../src/domain/json";
import { type Allows, isMove, isQuestion, type ServiceRequest } from "./access";
import { type Answer, type Outcome, retryAfterMs, waitBeforeRetry } from "./retries";
import type { TimeLimit } from "./timeLimit";

/** Timeouts in milliseconds, for reads and for changes. */
export type Timeouts = { readonly read: number; readonly write: number };

const TIMEOUTS: Timeouts = { read: 30_000, write: 60_000 };

/** Replaces fetch's message about such a header, which contains its value. */
const UNFIT_HEADERS = "The key or the application id holds a character that no header can hold";

const NO_TASK = "The answer is not the service's: it names no task";

export type RequesterOptions = {
  /** The key sent with every request, so that no client and no plugin option holds it. */
  readonly key: string;
  readonly limit: TimeLimit;
  readonly timeouts?: Timeouts | undefined;
  /** The site that requests claim to come from, for keys that only some sites may use. */
  readonly referer?: string;
  /** False for a request that must not leave this machine: a change of an index that we must not change. */
  readonly allows: Allows;
};

/**
 * Sends the requests of both versions of the service's client: with the key, within the time limit, again when the service is
 * busy or broken, and only where they are allowed. Records why requests failed, which the clients do not pass on, and removes the
 * key if a response repeats it.
 */
export class Requester {
  readonly #options: RequesterOptions;
  readonly #pending = new Set<Promise<Answer>>();
  #first: Error | undefined;
  #last: Error | undefined;

  constructor(options: RequesterOptions) {
    this.#options = options;
  }

  /** The first request that failed. Another host may have answered it later: it is the cause only if something is missing. */
  get firstFailure(): Error | undefined {
    return this.#first;
  }

  get lastFailure(): Error | undefined {
    return this.#last;
  }

  /** Resolves when every request has been answered. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  /** Never rejects: the clients expect responses, with status 0 if need be. */
  async send(request: ServiceRequest): Promise<Answer> {
    const pending = this.#answerTo(request);
    this.#pending.add(pending);
    const answer = await pending;
    this.#pending.delete(pending);
    const isNone = answer.status === 404 && isQuestion(request); // a read that has been answered
    if ((answer.status < 200 || answer.status > 299) && !isNone) {
      this.#last = failureOf(answer);
      this.#first ??= this.#last;
    }
    return answer;
  }

  async #answerTo(request: ServiceRequest): Promise<Answer> {
    const { limit, allows } = this.#options;
    if (!allows(request))
      return refusal(
        `${request.method} ${new URL(request.url).pathname} was not sent: it is not this push's to change.`,
      );
    const headers = this.#headersOf(request);
    if (!headers) return refusal(UNFIT_HEADERS);
    const isRepeatable = !isMove(request);
    let before = "";
    for (let attempt = 1; ; attempt++) {
      if (limit.over !== undefined) return refusal(`${limit.over}${before}`);
      const outcome = await this.#tryOnce(request, headers);
      if (limit.over === undefined) before = ` Before that: ${messageIn(outcome.content)}`;
      const wait = waitBeforeRetry(outcome, attempt, isRepeatable, limit.clock.random());
      if (wait === undefined) return isRepeatable ? outcome : finalAnswer(outcome);
      await limit.sleep(wait);
    }
  }

  /** @returns undefined for a key or an application id that no header can hold: an error message would show it */
  #headersOf({ headers }: ServiceRequest): Headers | undefined {
    const { key, referer } = this.#options;
    try {
      return new Headers({ ...headers, "x-algolia-api-key": key, ...(referer && { referer }) });
    } catch {
      return undefined;
    }
  }

  async #tryOnce(request: ServiceRequest, headers: Headers): Promise<Outcome> {
    const { url, method, data } = request;
    const { limit, timeouts = TIMEOUTS } = this.#options;
    try {
      const response = await fetch(url, {
        method,
        headers,
        redirect: "manual",
        signal: limit.signal(isQuestion(request) ? timeouts.read : timeouts.write),
        ...(data !== undefined && { body: data as string | Uint8Array<ArrayBuffer> }),
      });
      const location = response.headers.get("location");
      if (response.status >= 300 && response.status <= 399 && location !== null)
        return refusal(redirected(url, location));
      const text = await response.text();
      const body = objectIn(text);
      const content = response.ok && body ? text : text.replaceAll(this.#options.key, "[key]");
      const retryAfter = retryAfterMs(response.headers.get("retry-after"), limit.clock.now());
      if ((response.ok || response.status === 404) && !body)
        return { status: 0, content: oddAnswer(content), isTimedOut: false };
      // Each change is a task, which can be asked whether it is done.
      if (response.ok && !isQuestion(request) && body?.taskID === undefined)
        return { status: 0, content: NO_TASK, isTimedOut: false };
      return { status: response.status, content, isTimedOut: false, retryAfter };
    } catch (error) {
      const { message, ...kind } = networkError(error);
      return { status: 0, content: limit.over ?? message, ...kind };
    }
  }
}

/** A response that makes the clients give up at once. */
function refusal(message: string): Answer {
  return { status: 400, content: JSON.stringify({ message, status: 400 }), isTimedOut: false };
}

/** A redirect would send the key to wherever it leads. */
function redirected(url: string, location: string): string {
  const to = canParse(location, url) ? new URL(location, url).origin : "an invalid address";
  return `${new URL(url).origin} redirects to ${to}, where no key is sent`;
}

/**
 * No client may send a move again, not even to another host: it may have been carried out, and a new index may have that name by
 * then. Only without a connection is it safe to retry.
 */
function finalAnswer(outcome: Outcome): Answer {
  if (outcome.isUnreached) return outcome;
  return outcome.status === 0 || outcome.status >= 500
    ? refusal(`No clear answer: ${messageIn(outcome.content)}`)
    : outcome;
}

function failureOf({ status, content }: Answer): Error {
  return Object.assign(new Error(messageIn(content)), status === 0 ? {} : { status });
}

function messageIn(content: string): string {
  const { message = content.slice(0, 300) } = objectIn(content) ?? {};
  return String(message);
}

/** Describes what came instead of the service's JSON. */
function oddAnswer(content: string): string {
  if (/^\s*\{/.test(content)) return `The answer ends too soon, after ${content.length} characters`;
  const start = content.trim().replace(/\s+/g, " ").slice(0, 40);
  return `The answer is not the service's: ${start === "" ? "it is empty" : `it begins with ${JSON.stringify(start)}`}`;
}

/** The response if it is an object, as all of the service's are; else undefined. */
function objectIn(content: string): Readonly<Record<string, unknown>> | undefined {
  const body = parsedJson(content);
  return isObject(body) ? body : undefined;
}

/** fetch only says "fetch failed" and has the reason in its `cause`. */
function networkError(error: unknown): {
  readonly message: string;
  readonly isTimedOut: boolean;
  readonly isUnknownHost: boolean;
  readonly isUnreached: boolean;
} {
  if (typeof error !== "object" || error === null)
    return { message: String(error), isTimedOut: false, isUnknownHost: false, isUnreached: false };
  if ("cause" in error && error.cause !== undefined) return networkError(error.cause);
  const property = (name: "message" | "code" | "name") => String(Reflect.get(error, name) ?? "");
  const code = property("code");
  const isUnknownHost = code === "ENOTFOUND" || code === "EAI_AGAIN";
  return {
    message: property("message") || code || property("name"),
    isTimedOut: property("name") === "TimeoutError",
    isUnknownHost,
    isUnreached: isUnknownHost || code === "ECONNREFUSED" || code === "UND_ERR_CONNECT_TIMEOUT",
  };
}
