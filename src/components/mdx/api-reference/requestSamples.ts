type Named = readonly (readonly [name: string, value: string])[];

/** A request as samples show it: what a reader would send. */
export type SampleRequest = {
  readonly method: string;
  readonly url: string;
  readonly query: Named;
  readonly headers?: Named;
  /** JSON source of the body. */
  readonly body?: string;
};

/** The same request for three tools, as plain strings in the order in which pages show them. */
export function requestSamples(request: SampleRequest) {
  return [
    { id: "curl", label: "cURL", language: "bash", code: curl(request) },
    { id: "typescript", label: "TypeScript", language: "typescript", code: typescript(request) },
    { id: "python", label: "Python", language: "python", code: python(request) },
  ];
}

function curl({ method, url, query, headers = [], body }: SampleRequest): string {
  const pairs = query.map((pair) => pair.map(urlValue).join("="));
  const address = [url, pairs.join("&")].filter((part) => part !== "").join("?");
  return [
    `curl "${shellText(address)}"`,
    ...(method === (body === undefined ? "GET" : "POST") ? [] : [`--request ${method}`]),
    ...headers.map((header) => `--header "${shellText(header.join(": "))}"`),
    ...(body === undefined
      ? []
      : ['--header "Content-Type: application/json"', `--data '${body.replaceAll("'", "'\\''")}'`]),
  ].join(" \\\n  ");
}

/** Escapes a string for double quotes in a shell, which would run the contents of `$(…)` and backquotes. */
function shellText(text: string): string {
  return text.replace(/[\\"$`]/g, "\\$&");
}

/** Escapes a value for a query; characters that need no escape stay readable. */
function urlValue(value: string): string {
  return encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%3A", ":");
}

function typescript({ method, url, query, headers = [], body }: SampleRequest): string {
  const lines = [
    ...pairs(headers, JSON.stringify, "    "),
    ...(body === undefined ? [] : ['    "Content-Type": "application/json",']),
  ];
  const address =
    query.length > 0 ? `\`${url.replace(/[\\$`]/g, "\\$&")}?\${query}\`` : JSON.stringify(url);
  return [
    ...(query.length > 0
      ? ["const query = new URLSearchParams({", ...pairs(query, propertyName, "  "), "});"]
      : []),
    `const response = await fetch(${address}, {`,
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(lines.length > 0 ? ["  headers: {", ...lines, "  },"] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(body, "  ")}),`]),
    "  signal: AbortSignal.timeout(5_000),",
    "});",
    "if (!response.ok) throw new Error(await response.text());",
    "console.log(await response.json());",
  ].join("\n");
}

function python({ method, url, query, headers = [], body }: SampleRequest): string {
  const argument = (name: string, values: Named) =>
    values.length === 0
      ? []
      : [`    ${name}={`, ...pairs(values, JSON.stringify, "        "), "    },"];
  return [
    "import requests",
    "",
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    ...argument("params", query),
    ...argument("headers", headers),
    ...(body === undefined ? [] : [`    json=${pythonJson(indented(body, "    "))},`]),
    "    timeout=5,",
    ")",
    "response.raise_for_status()",
    "print(response.json())",
  ].join("\n");
}

function pairs(values: Named, shownName: (name: string) => string, indent: string): string[] {
  return values.map(([name, value]) => `${indent}${shownName(name)}: ${JSON.stringify(value)},`);
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** JSON with Python's keywords; strings stay as they are. */
function pythonJson(json: string): string {
  const words: Readonly<Record<string, string>> = { true: "True", false: "False", null: "None" };
  return json.replace(
    /"(?:\\.|[^"\\])*"|\b(?:true|false|null)\b/g,
    (token) => words[token] ?? token,
  );
}

function indented(text: string, by: string): string {
  return text.replaceAll("\n", `\n${by}`);
}

/** JSON in the house style: lists of plain values, and small objects in lists, on one line. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /\[\s+((?:"(?:\\.|[^"\\])*"|-?[\d.]+|true|false|null)(?:,\s+(?:"(?:\\.|[^"\\])*"|-?[\d.]+|true|false|null))*)\s+\]/g,
    (_, list: string) => `[${list.replace(/,\s+/g, ", ")}]`,
  );
}
