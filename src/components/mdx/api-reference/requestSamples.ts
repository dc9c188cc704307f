/** A request as samples show it: what a reader would send. */
export type SampleRequest = {
  readonly method: string;
  readonly url: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  /** JSON, written out. */
  readonly body?: string;
  /** A key that has to be sent: its header, what stands before it there, and the environment variable that holds it. */
  readonly key?: { readonly header: string; readonly prefix: string; readonly variable: string };
};

/** The same request for three tools: plain texts, in the order in which pages show them. */
export function requestSamples(request: SampleRequest) {
  return [
    { id: "curl", label: "cURL", language: "bash", code: curl(request) },
    { id: "typescript", label: "TypeScript", language: "typescript", code: typescript(request) },
    { id: "python", label: "Python", language: "python", code: python(request) },
  ];
}

function curl({ method, url, query, body, key }: SampleRequest): string {
  const address = [url, query.map((pair) => pair.map(urlValue).join("=")).join("&")];
  const parts = [
    `curl "${shellText(address.filter((part) => part !== "").join("?"))}"`,
    ...(method === (body === undefined ? "GET" : "POST") ? [] : [`--request ${method}`]),
    ...(key ? [`--header "${shellText(key.header)}: ${key.prefix}$${key.variable}"`] : []),
    ...(body === undefined
      ? []
      : ['--header "Content-Type: application/json"', `--data '${body.replaceAll("'", "'\\''")}'`]),
  ];
  return parts.join(" \\\n  ");
}

/** A text between double quotation marks of a shell, which would run what `$(…)` and backquotes hold. */
function shellText(text: string): string {
  return text.replace(/[\\"$`]/g, "\\$&");
}

/** Letters that a query needs no escape for stay readable. */
function urlValue(value: string): string {
  return encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%3A", ":");
}

function typescript({ method, url, query, body, key }: SampleRequest): string {
  const headers = [
    ...(key ? [`    ${JSON.stringify(key.header)}: ${typescriptKey(key)},`] : []),
    ...(body === undefined ? [] : ['    "Content-Type": "application/json",']),
  ];
  return [
    ...(query.length > 0
      ? [
          "const query = new URLSearchParams({",
          ...query.map(([name, value]) => `  ${propertyName(name)}: ${JSON.stringify(value)},`),
          "});",
        ]
      : []),
    query.length > 0
      ? `const response = await fetch(\`${url.replace(/[\\$`]/g, "\\$&")}?\${query}\`, {`
      : `const response = await fetch(${JSON.stringify(url)}, {`,
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length > 0 ? ["  headers: {", ...headers, "  },"] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(body, "  ")}),`]),
    "  signal: AbortSignal.timeout(5_000),",
    "});",
    "if (!response.ok) throw new Error(await response.text());",
    "console.log(await response.json());",
  ].join("\n");
}

type Key = NonNullable<SampleRequest["key"]>;

function typescriptKey({ prefix, variable }: Key): string {
  return prefix === ""
    ? `process.env.${variable} ?? ""`
    : `\`${prefix}\${process.env.${variable}}\``;
}

function pythonKey({ prefix, variable }: Key): string {
  const value = `os.environ["${variable}"]`;
  return prefix === "" ? value : `"${prefix}" + ${value}`;
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function python({ method, url, query, body, key }: SampleRequest): string {
  return [
    ...(key ? ["import os", ""] : []),
    "import requests",
    "",
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    ...(query.length > 0
      ? [
          "    params={",
          ...query.map(
            ([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
          ),
          "    },",
        ]
      : []),
    ...(key ? [`    headers={${JSON.stringify(key.header)}: ${pythonKey(key)}},`] : []),
    ...(body === undefined ? [] : [`    json=${pythonJson(indented(body, "    "))},`]),
    "    timeout=5,",
    ")",
    "response.raise_for_status()",
    "print(response.json())",
  ].join("\n");
}

/** JSON with the words of Python; texts stay as they are. */
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
