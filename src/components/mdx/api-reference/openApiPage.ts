import { type PageContext, withProps } from "../../../domain/componentSpec";
import { element, type Json, stringProp, type TreeElement } from "../../../domain/documentTree";
import { didYouMean } from "../../../domain/problems";
import { type OpenApi, readOpenApi } from "./openApi";
import { accessText, operationTree } from "./operationTree";

/** The file that API pages are made from, in `content/`. */
const OPENAPI = "openapi.yaml";

type Read = { readonly api: OpenApi } | { readonly fault: string };

/** What each document says, as long as it is in use: every endpoint of a page asks for it. */
const documents = new WeakMap<object, Read>();

/** The API of `content/openapi.yaml`; undefined when it cannot be read, which the page reports. */
export function openApiOf(page: PageContext, line: number | undefined): OpenApi | undefined {
  const data = page.data(OPENAPI);
  if (data === undefined || data === null || typeof data !== "object") {
    page.report(
      line,
      `content/${OPENAPI} is missing, and the page shows what it says.`,
      "Add it, or write the summary and the parameters in the page.",
    );
    return undefined;
  }
  const read = documents.get(data) ?? readDocument(data);
  documents.set(data, read);
  if ("api" in read) return read.api;
  page.report(line, `content/${OPENAPI} is not right: ${read.fault}.`, "Correct it there.");
  return undefined;
}

function readDocument(data: Json): Read {
  try {
    return { api: readOpenApi(data) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** An endpoint with everything that the document says of it, below the children its author wrote. */
export function fromOpenApi(node: TreeElement, page: PageContext): TreeElement {
  const api = openApiOf(page, node.line);
  if (!api) return withProps(node, { summary: "" });
  const name = `${stringProp(node, "method") ?? ""} ${stringProp(node, "path") ?? ""}`;
  const operation = api.operations.find(({ method, path }) => `${method} ${path}` === name);
  if (!operation) {
    const known = api.operations.map(({ method, path }) => `${method} ${path}`);
    page.report(
      node.line,
      `content/${OPENAPI} has no ${name}.${didYouMean(name, known)}`,
      `Use one of: ${known.join(", ")}.`,
    );
    return withProps(node, { summary: "" });
  }
  const host = stringProp(node, "baseUrl") ?? "";
  if (api.server !== "" && host !== api.server)
    page.report(
      node.line,
      `The server of content/${OPENAPI} is ${api.server}, and the owner value api.baseUrl is ${host}.`,
      "Make them equal.",
    );
  const props = { ...node.props, summary: operation.summary, auth: accessText(operation) };
  const children = [...(node.children ?? []), ...operationTree(operation, api.server || host)];
  return element(node.type, props, children, node.line);
}
