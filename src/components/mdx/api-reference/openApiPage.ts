import { type DataFile, type PageContext, withProps } from "../../../domain/componentSpec";
import { OPENAPI } from "../../../domain/constants";
import { element, stringProp, type TreeElement } from "../../../domain/documentTree";
import { didYouMean } from "../../../domain/problems";
import { type OpenApi, readOpenApi } from "./openApi";
import { OpenApiError } from "./openApiFaults";
import { accessText, operationTree } from "./operationTree";

/** Caches what each document says while it is in use: every endpoint of a page asks for it. */
const documents = new WeakMap<DataFile, { readonly api: OpenApi | undefined }>();

/** The API of `content/openapi.yaml`; undefined when it cannot be read, which is reported. */
export function openApiOf(page: PageContext, line: number | undefined): OpenApi | undefined {
  const file = page.data(OPENAPI);
  if (file) return openApiIn(file);
  page.report(
    line,
    `content/${OPENAPI} is missing, but the page needs it.`,
    "Add it, or write the summary and the parameters in the page.",
  );
  return undefined;
}

/** The API that a file describes; undefined when the file is invalid, which is reported at its lines. */
export function openApiIn(file: DataFile): OpenApi | undefined {
  const read = documents.get(file) ?? {
    api: file.value === undefined ? undefined : readFile(file),
  };
  documents.set(file, read);
  return read.api;
}

function readFile(file: DataFile): OpenApi | undefined {
  try {
    return readOpenApi(file.value);
  } catch (error) {
    if (!(error instanceof OpenApiError)) throw error;
    for (const { path, message, fix = "Correct this part of the file." } of error.faults)
      file.report(path, `The OpenAPI document is not valid: ${message}.`, fix);
    return undefined;
  }
}

/** An endpoint with everything that the document says about it, added below the children its author wrote. */
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
    page.reportUnknown(
      "values",
      node.line,
      `The server of content/${OPENAPI} is ${api.server}, and the owner value api.baseUrl is ${host}.`,
      "Make them equal.",
    );
  const props = { ...node.props, summary: operation.summary, auth: accessText(operation) };
  const children = [...(node.children ?? []), ...operationTree(operation, api.server || host)];
  return element(node.type, props, children, node.line);
}
