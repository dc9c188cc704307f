/** A value that a request sends: a string, or the prefix of a secret and the environment variable that holds it. */
type SampleValue = string | readonly [prefix: string, { readonly variable: string }];
type Named = readonly (readonly [name: string, value: SampleValue])[];

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
  const pairs = query.map(
    ([name, value]) => `${shellText(urlValue(name))}=${shellValue(value, urlValue)}`,
  );
  const address = [shellText(url), pairs.join("&")].filter((part) => part !== "").join("?");
  const parts = [
    `curl "${address}"`,
    ...(method === (body === undefined ? "GET" : "POST") ? [] : [`--request ${method}`]),
    ...headers.map(([name, value]) => `--header "${shellText(name)}: ${shellValue(value)}"`),
    ...(body === undefined
      ? []
      : ['--header "Content-Type: application/json"', `--data '${body.replaceAll("'", "'\\''")}'`]),
  ];
  return parts.join(" \\\n  ");
}

function shellValue(value: SampleValue, escaped = (text: string) => text): string {
  if (typeof value === "string") return shellText(escaped(value));
  const [prefix, { variable }] = value;
  return `${shellText(escaped(prefix))}$${variable}`;
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
    ...headers.map(([name, value]) => `    ${JSON.stringify(name)}: ${typescriptValue(value)},`),
    ...(body === undefined ? [] : ['    "Content-Type": "application/json",']),
  ];
  return [
    ...(query.length > 0
      ? [
          "const query = new URLSearchParams({",
          ...query.map(([name, value]) => `  ${propertyName(name)}: ${typescriptValue(value)},`),
          "});",
        ]
      : []),
    query.length > 0
      ? `const response = await fetch(\`${templateText(url)}?\${query}\`, {`
      : `const response = await fetch(${JSON.stringify(url)}, {`,
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(lines.length > 0 ? ["  headers: {", ...lines, "  },"] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(body, "  ")}),`]),
    "  signal: AbortSignal.timeout(5_000),",
    "});",
    "if (!response.ok) throw new Error(await response.text());",
    "console.log(await response.json());",
  ].join("\n");
}

function typescriptValue(value: SampleValue): string {
  if (typeof value === "string") return JSON.stringify(value);
  const [prefix, { variable }] = value;
  return prefix === ""
    ? `process.env.${variable} ?? ""`
    : `\`${templateText(prefix)}\${process.env.${variable}}\``;
}

function templateText(text: string): string {
  return text.replace(/[\\$`]/g, "\\$&");
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function python({ method, url, query, headers = [], body }: SampleRequest): string {
  const hasSecret = [...query, ...headers].some(([, value]) => typeof value !== "string");
  return [
    ...(hasSecret ? ["import os", ""] : []),
    "import requests",
    "",
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    ...pythonPairs("params", query),
    ...pythonPairs("headers", headers),
    ...(body === undefined ? [] : [`    json=${pythonJson(indented(body, "    "))},`]),
    "    timeout=5,",
    ")",
    "response.raise_for_status()",
    "print(response.json())",
  ].join("\n");
}

function pythonPairs(argument: string, pairs: Named): string[] {
  if (pairs.length === 0) return [];
  const lines = pairs.map(
    ([name, value]) => `        ${JSON.stringify(name)}: ${pythonValue(value)},`,
  );
  return [`    ${argument}={`, ...lines, "    },"];
}

function pythonValue(value: SampleValue): string {
  if (typeof value === "string") return JSON.stringify(value);
  const [prefix, { variable }] = value;
  return `${prefix === "" ? "" : `${JSON.stringify(prefix)} + `}os.environ["${variable}"]`;
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
