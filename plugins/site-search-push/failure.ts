import { propertyOf } from "../../src/domain/json";
import type { PushTarget } from "./pushEnv";

/** Why a push stopped and how to fix it, in one message. */
export class PushFailure extends Error {
  override readonly name = "PushFailure";

  constructor(what: string, fix: string, options?: ErrorOptions) {
    super(`${what} ${fix}`, options);
  }
}

/** Statuses with which the service says that it has not carried out a request. */
export const REFUSALS = [401, 402, 403, 404, 429];

/** Rights the write key needs, on `{index}*`. */
export const WRITE_KEY_RIGHTS = [
  "search",
  "browse",
  "addObject",
  "deleteObject",
  "settings",
  "editSettings",
  "deleteIndex",
];

/** The service's message about a key that only pages of some sites may use. */
export const REFERER_REFUSED = /referr?er/i;

/** The service's messages about an exhausted plan, and about a blocked application: also with status 403. */
const PLAN_USED_UP =
  /quota|exceed|limit|too many (records|indices|indexes)|plan\b|payment|billing/i;
const BLOCKED = /block|suspend|disabled|frozen|unpaid/i;

/** Where requests go, and the prefix of the variables that say so, for readers' searches. */
type Place = Pick<PushTarget, "appId" | "indexName" | "host"> & {
  readonly prefix?: "" | "GATSBY_";
};

/** Responses that the requester makes up in place of the service. */
const OWN_WORDS =
  /^(It took more than|The (job|build) was told to end|No clear answer|The key or the application id holds|\S+ redirects to )/;

/** Explains what a client threw during `step`. Failures that already explain themselves are returned unchanged. */
export function explainFailure(error: unknown, step: string, target: Place): PushFailure {
  if (error instanceof PushFailure) return error;
  const { message, status } = innermost(error);
  const isAnswer = status !== undefined && !OWN_WORDS.test(message);
  const answer = isAnswer ? `${status} ${message}` : message;
  return new PushFailure(
    `${step} failed: ${sentence(oneLine(answer))}`,
    fixFor(status, message, target),
    {
      cause: error,
    },
  );
}

/** Whether the service rejected the key itself, not the application or its plan. */
export function isKeyRefused(error: unknown): boolean {
  const { message, status } = innermost(error);
  return (
    (status === 401 || status === 403) && !PLAN_USED_UP.test(message) && !BLOCKED.test(message)
  );
}

type Advice = {
  readonly statuses: readonly number[];
  readonly says: RegExp;
  readonly fix: (target: Place) => string;
};

/** The service answers 403 for keys, quotas and blocked applications alike; its messages tell them apart. First match wins. */
const ADVICE: readonly Advice[] = [
  {
    statuses: [400],
    says: /took more than/i,
    fix: (target) =>
      `See whether the service is slow or down today (its status page)${orHost(target)}, then run the job again.`,
  },
  { statuses: [400], says: /told to end/i, fix: () => "Run the job again." },
  {
    statuses: [400],
    says: /no header can hold/i,
    fix: () =>
      "Copy both again from the dashboard, each by itself and on one line. Nothing was sent.",
  },
  {
    statuses: [400],
    says: /^\S+ redirects to /,
    fix: () =>
      "The service never does that: look for a proxy or a sign-in page between this machine and it, and at ALGOLIA_HOST and GATSBY_ALGOLIA_HOST if they are set.",
  },
  {
    statuses: [400],
    says: /record.*too big/i,
    fix: () => "Shorten the headings and texts of this section, or split it.",
  },
  {
    statuses: [400],
    says: /no clear answer/i,
    fix: () => "Run the job again: it reads what the index holds before it does anything.",
  },
  {
    statuses: [404],
    says: /disappeared while it was being read/,
    fix: () => "Another push or person deleted it: run the job again, one at a time.",
  },
  {
    statuses: [413],
    says: /./,
    fix: ({ host, prefix = "" }) =>
      `${host === undefined ? "Something between this machine and the service" : `What answers at ${host} (${prefix}ALGOLIA_HOST)`} refuses a request of this size: let it take 5 MB, which 500 records may have, then run the job again.`,
  },
  {
    statuses: [400, 402, 403, 429],
    says: PLAN_USED_UP,
    fix: ({ appId }) =>
      `The plan of application ${appId} is used up: look at its usage in the dashboard, delete indexes nobody needs or raise the plan, then run the job again. The key is not the reason.`,
  },
  {
    statuses: [402, 403],
    says: BLOCKED,
    fix: ({ appId }) =>
      `Application ${appId} is blocked: its dashboard says why. The key is not the reason.`,
  },
  {
    statuses: [401, 403],
    says: /index not allowed|not allowed (on|for) this index|index.*not allowed/i,
    fix: ({ indexName }) =>
      `ALGOLIA_WRITE_KEY is restricted to other indexes: allow it ${indexName}*, which covers the temporary index too.`,
  },
  {
    statuses: [401, 403],
    says: REFERER_REFUSED,
    fix: () =>
      "ALGOLIA_WRITE_KEY is restricted to requests from pages of some sites, and a push comes from none: remove the referers of that key.",
  },
  {
    statuses: [401, 403],
    says: /method not allowed|not enough rights|permission/i,
    fix: ({ indexName }) =>
      `Give ALGOLIA_WRITE_KEY the rights ${WRITE_KEY_RIGHTS.join(", ")} on ${indexName}*.`,
  },
  {
    statuses: [401, 403],
    says: /./,
    fix: ({ appId, indexName }) =>
      `Check that ALGOLIA_WRITE_KEY is a key of application ${appId} that has not expired, with the rights ${WRITE_KEY_RIGHTS.join(", ")} on ${indexName}*.`,
  },
  {
    statuses: [429],
    says: /./,
    fix: () => "The service is busy at the moment: run the job again in a few minutes.",
  },
];

function fixFor(status: number | undefined, message: string, target: Place): string {
  const advice = ADVICE.find(
    ({ statuses, says }) => status !== undefined && statuses.includes(status) && says.test(message),
  );
  if (advice) return advice.fix(target);
  if (status === undefined) return fixWithoutStatus(message, target);
  if (status < 500) return "Fix what the service names, then run the job again.";
  return `The service has a problem of its own: see its status page${orHost(target)}, then run the job again.`;
}

/** No response came, or none that the service would send. */
function fixWithoutStatus(message: string, { appId, host, prefix = "" }: Place): string {
  const isOdd = /^The answer (is not|ends)/.test(message);
  if (/certificate/i.test(message)) return fixForCertificate(host, prefix);
  if (host !== undefined)
    return isOdd
      ? `Look at what answers at ${host}, which ${prefix}ALGOLIA_HOST names: it must pass requests on to the service. Then run the job again.`
      : `No answer came from ${host}, which ${prefix}ALGOLIA_HOST names: check that address and the server there, then run the job again.`;
  return isOdd
    ? "Something between this machine and the service answers in its place, such as a proxy or a network's sign-in page: look for it, then run the job again."
    : `No answer came: check the network of this machine and that the application is named ${appId} (${prefix}ALGOLIA_APP_ID), then run the job again.`;
}

/** Node rejects certificates for another host, from an unknown authority, or out of date. */
function fixForCertificate(host: string | undefined, prefix: string): string {
  const fault =
    host === undefined
      ? "Something between this machine and the service, such as a proxy, shows a certificate that Node does not accept"
      : `Node does not accept the certificate of ${host}, which ${prefix}ALGOLIA_HOST names`;
  return `${fault}: correct it or the clock of this machine, or set NODE_EXTRA_CA_CERTS to a file with the certificate of its authority, then run the job again.`;
}

function orHost({ host, prefix = "" }: Place): string {
  return host === undefined ? "" : `, and what answers at ${host} (${prefix}ALGOLIA_HOST)`;
}

/** Clients throw errors or plain objects, and the plugin wraps them. */
function innermost(error: unknown): {
  readonly message: string;
  readonly status: number | undefined;
} {
  if (typeof error !== "object" || error === null)
    return { message: String(error), status: undefined };
  if ("cause" in error && error.cause !== undefined) return innermost(error.cause);
  const message = "message" in error ? String(error.message) : JSON.stringify(error);
  return { message, status: statusOf(error) };
}

/** The HTTP status in what a client threw. */
export function statusOf(error: unknown): number | undefined {
  const status = propertyOf(error, "status");
  return typeof status === "number" ? status : undefined;
}

/** Removes line breaks and control characters: a line of a response could pass for a command of the workflow that prints it. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Runs one step of a push. Rejects with a {@link PushFailure} that names it. */
export async function step<Result>(
  name: string,
  target: Place,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw explainFailure(error, name, target);
  }
}
