import {
  type ComponentSpec,
  type PageContext,
  type ShownValue,
  withProps,
} from "../../../domain/componentSpec";
import { OPENAPI } from "../../../domain/constants";
import { stringProp, type TreeElement } from "../../../domain/documentTree";
import { escapeHtml, paragraphHtml, propHtml, tableHtml } from "../../../domain/html";
import { labelled } from "../../../domain/outlineText";
import { objectsProp, textOf } from "../../../domain/treeProps";
import { outlineParams, PARAM, paramsHtml } from "../tables/params";
import { CompareTable, ParamTable } from "../tables/tables";
import { endpointId, functionId } from "./anchors";
import { fromOpenApi, openApiIn, openApiOf } from "./openApiPage";
import { errorRows, headerRows } from "./operationTree";

/** The owner value with the address of the API. */
const HOST = "api.baseUrl";

/**
 * An endpoint; its host is the owner value `api.baseUrl`, else the server of `content/openapi.yaml`. Without a summary, its
 * content comes from that file, and its own children come first.
 */
export const ApiEndpoint: ComponentSpec = {
  props: {
    method: "text",
    path: "text",
    "summary?": "text",
    "auth?": "text",
    "stability?": "text",
  },
  resolve: (node, page) => {
    const { value, confirmed } = hostOf(page, node.line);
    const host = withProps(node, { baseUrl: value, confirmed });
    return stringProp(node, "summary") === undefined ? fromOpenApi(host, page) : host;
  },
  heading: (node) => ({
    id: endpointId(stringProp(node, "method") ?? "", stringProp(node, "path") ?? ""),
    text: `${stringProp(node, "method") ?? ""} ${stringProp(node, "path") ?? ""}`,
  }),
  plainText: "children",
  outline: (node, outline, addChildren) => {
    outline.text(stringProp(node, "method"), addressOf(node));
    outline.text(stringProp(node, "summary"));
    outline.row(...factsOf(node));
    addChildren();
  },
  feedHtml: (node, inner) =>
    [
      `<p><code>${propHtml(node, "method") ?? ""} ${escapeHtml(addressOf(node))}</code></p>`,
      paragraphHtml(propHtml(node, "summary")),
      paragraphHtml(escapeHtml(factsOf(node).join(" · "))),
      inner(),
    ].join(""),
};

/** Every error of the API, from `content/openapi.yaml`. */
export const ApiErrors: ComponentSpec = {
  ...CompareTable,
  props: { caption: "text" },
  resolve: (node, page) => {
    const api = openApiOf(page, node.line);
    return withProps(node, { columns: [...ERROR_COLUMNS], rows: api ? errorRows(api) : [] });
  },
};

const ERROR_COLUMNS = ["HTTP", "Code", "Meaning", "What to do"];

/** The headers of all responses, from `content/openapi.yaml`. */
export const ApiHeaders: ComponentSpec = {
  ...ParamTable,
  props: { caption: "text" },
  resolve: (node, page) => {
    const api = openApiOf(page, node.line);
    return withProps(node, { rows: api ? headerRows(api) : [] });
  },
};

function hostOf(page: PageContext, line: number | undefined): ShownValue {
  const file = Object.hasOwn(page.values, HOST) ? undefined : page.data(OPENAPI);
  if (!file) return page.ownerValue(HOST, line);
  const api = openApiIn(file);
  // A file that cannot be read has been reported already.
  if (api?.server !== "") return { value: api?.server ?? "", confirmed: true };
  page.report(
    line,
    `content/${OPENAPI} names no server, so the endpoint has no address.`,
    `Add servers with the full address to it, or ${HOST} to content/values.yml.`,
  );
  return { value: "", confirmed: true };
}

function addressOf(node: TreeElement): string {
  return `${stringProp(node, "baseUrl") ?? ""}${stringProp(node, "path") ?? ""}`;
}

function factsOf(node: TreeElement): readonly string[] {
  return [
    labelled("Authentication", stringProp(node, "auth")),
    labelled("Stability", stringProp(node, "stability")),
  ].flatMap((fact) => fact ?? []);
}

/** A function of a module; its name can be linked to (`#fn-name`). */
export const MoveFn: ComponentSpec = {
  props: {
    "module?": "text",
    name: "text",
    kind: "text",
    signature: "text",
    "generics?": "text",
    "params?": [PARAM],
    "returns?": "text",
    "aborts?": [{ code: "text", when: "text" }],
    "stability?": "text",
  },
  heading: (node) => ({
    id: functionId(stringProp(node, "name") ?? ""),
    text: stringProp(node, "name") ?? "",
  }),
  plainText: "children",
  outline: (node, outline, addChildren) => {
    const name = stringProp(node, "name") ?? "";
    outline.scoped(outline.levelBelow(3), functionId(name), fullName(node), () => {
      outline.text(stringProp(node, "kind"), stringProp(node, "signature"));
      addChildren();
      outline.text(labelled("Type arguments", stringProp(node, "generics")));
      outlineParams(objectsProp(node, "params"), outline);
      outline.text(labelled("Returns", stringProp(node, "returns")));
      for (const { code, when } of objectsProp(node, "aborts"))
        outline.row(textOf(code), textOf(when));
      outline.text(labelled("Stability", stringProp(node, "stability")));
    });
  },
  feedHtml: (node, inner) => {
    const aborts = objectsProp(node, "aborts").map(({ code, when }) => [
      textOf(code) ?? "",
      textOf(when) ?? "",
    ]);
    return [
      `<h4>${escapeHtml(fullName(node))}</h4>`,
      `<pre><code>${propHtml(node, "signature") ?? ""}</code></pre>`,
      inner(),
      paragraphHtml(labelled("Type arguments", propHtml(node, "generics"))),
      paramsHtml(undefined, objectsProp(node, "params")),
      paragraphHtml(labelled("Returns", propHtml(node, "returns"))),
      tableHtml(undefined, ["Code", "When"], aborts),
      paragraphHtml(labelled("Stability", propHtml(node, "stability"))),
    ].join("");
  },
};

function fullName(node: TreeElement): string {
  const name = stringProp(node, "name") ?? "";
  const module = stringProp(node, "module");
  return module ? `${module}::${name}` : name;
}
