import { z } from "zod";
import { cell, text } from "../../../domain/componentProps";
import type { PageContext } from "../../../domain/componentSpec";
import { OPENAPI } from "../../../domain/constants";
import { isElement, type TreeNode } from "../../../domain/documentTree";
import { didYouMean } from "../../../domain/problems";
import { markup, part, staticComponent } from "../define";
import { InlineCode } from "../InlineCode";
import { CaptionedTable, Fields } from "../tables/markup";
import { PARAM } from "../tables/tables";
import { type ApiOperation, openApiOf } from "./openApi";
import { operationSamples, operationTables } from "./operation";

/** The owner value with the address of the API. */
const HOST = "api.baseUrl";

/**
 * One endpoint: method as text, address to copy, what it does. Its host is the owner value `api.baseUrl`, else the server of
 * `content/openapi.yaml`. Without a summary, its content comes from that file, and its own children come first.
 */
export const ApiEndpoint = staticComponent({
  props: {
    method: text,
    path: text,
    summary: cell.optional(),
    auth: cell.optional(),
    stability: cell.optional(),
  },
  render: ({ method, path, summary: written, auth, stability }, { nodes, page, line }) => {
    const { value: host, confirmed } = hostOf(page, line);
    const name = `${method} ${path}`;
    const address = host + path;
    const operation = written === undefined ? operationOf(name, page, line) : undefined;
    const { summary = written } = operation ?? {};
    const access = operation ? operation.access.words : auth;
    const facts = [
      ...(access ? [`Authentication: ${access}`] : []),
      ...(stability ? [`Stability: ${stability}`] : []),
    ].join(" · ");
    const samples = [
      ...nodes.filter(isSample),
      ...(operation ? operationSamples(operation, host) : []),
    ];
    const text = (
      <>
        {markup(nodes.filter((node) => !isSample(node)))}
        {operation && operationTables(operation)}
      </>
    );
    return (
      <section className="api" aria-label={name} id={endpointId(name)} data-section={name}>
        <p className="api-line">
          <b className={`api-method api-${method.toLowerCase()}`}>{method}</b>{" "}
          <code>{address}</code>
          {part("CopyButton", { text: address, label: `Copy the address of ${path}` })}
        </p>
        {summary && <p>{summary}</p>}
        <p className="api-facts">
          {facts}
          {!confirmed && <span data-no-search="">{`${facts && " · "}Host: example value`}</span>}
        </p>
        <div className={samples.length > 0 ? "api-columns" : undefined}>
          <div>{text}</div>
          {samples.length > 0 && <div className="api-samples">{markup(samples)}</div>}
        </div>
      </section>
    );
  },
});

/** Whether a node goes into the column of requests and responses. */
function isSample(node: TreeNode): boolean {
  return isElement(node) && /^(?:CodeBlock|Tabs)$/.test(node.type);
}

/** The id of an endpoint's box: `endpoint-get-pools-id` for GET /pools/{id}. */
function endpointId(name: string): string {
  return ["endpoint", ...(name.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join("-");
}

/** The operation that an endpoint without a summary shows; undefined when the file has none, which is reported. */
function operationOf(
  name: string,
  page: PageContext,
  line: number | undefined,
): ApiOperation | undefined {
  const api = openApiOf(page, line);
  if (!api) return undefined;
  const known = api.operations.map(({ method, path }) => `${method} ${path}`);
  const operation = api.operations[known.indexOf(name)];
  if (!operation)
    page.report(
      line,
      `content/${OPENAPI} has no ${name}.${didYouMean(name, known)}`,
      `Use one of: ${known.join(", ")}.`,
    );
  return operation;
}

function hostOf(page: PageContext, line: number | undefined) {
  const isOwn = Object.hasOwn(page.values, HOST) || page.data(OPENAPI) === undefined;
  if (isOwn) return page.ownerValue(HOST, line);
  const api = openApiOf(page, line);
  if (api?.server === "")
    page.report(
      line,
      `content/${OPENAPI} names no server, so the endpoint has no address.`,
      `Add servers with the full address to it, or ${HOST} to content/values.yml.`,
    );
  return { value: api?.server ?? "", confirmed: true };
}

/** A Move function: signature, parameters, result, abort codes. Its name can be linked to (`#fn-name`). */
export const MoveFn = staticComponent({
  props: {
    module: text.optional(),
    name: text,
    kind: text,
    signature: text,
    generics: cell.optional(),
    params: z.array(z.strictObject(PARAM)).default([]),
    returns: cell.optional(),
    aborts: z.array(z.strictObject({ code: text, when: text })).default([]),
    stability: cell.optional(),
  },
  render: (
    { module, name, kind, signature, generics, params, returns, aborts, stability },
    { children },
  ) => {
    const full = module ? `${module}::${name}` : name;
    return (
      <section
        className="api"
        aria-label={full}
        id={`fn-${name.replaceAll("_", "-")}`}
        data-section={name}
      >
        <p className="api-line">
          <b className="api-method">{kind}</b> <code>{full}</code>
        </p>
        <pre className="api-signature">
          <code>{signature}</code>
        </pre>
        {children}
        {generics && (
          <p>
            Type arguments: <InlineCode text={generics} />
          </p>
        )}
        <Fields caption={`Parameters of ${name}`} rows={params} />
        {returns && (
          <p>
            <b>Returns:</b> <InlineCode text={returns} />
          </p>
        )}
        {aborts.length > 0 && (
          <CaptionedTable
            caption={`When ${name} aborts`}
            columns={["Code", "When"]}
            rows={aborts.map(({ code, when }) => [
              `\`${code}\``,
              <InlineCode key={code} text={when} />,
            ])}
          />
        )}
        {stability && <p className="api-facts">Stability: {stability}</p>}
      </section>
    );
  },
});
