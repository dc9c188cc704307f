import { explainFailure } from "./failure";

const OWN = { appId: "APP", indexName: "docs" };
const PROXY = { ...OWN, host: "https://search.example.com" };
const REFUSED = new Error("connect ECONNREFUSED 127.0.0.1:9");
const ODD = new Error("The answer is not the service's: it is empty");
const BUSY = Object.assign(new Error("Bad gateway"), { status: 502 });

test.each([
  [
    "no answer",
    REFUSED,
    OWN,
    "No answer came: check the network of this machine and that the application is named APP (ALGOLIA_APP_ID)",
  ],
  [
    "no answer of a proxy",
    REFUSED,
    PROXY,
    "No answer came from https://search.example.com, which ALGOLIA_HOST names",
  ],
  [
    "no answer of readers' proxy",
    REFUSED,
    { ...PROXY, prefix: "GATSBY_" as const },
    "from https://search.example.com, which GATSBY_ALGOLIA_HOST names",
  ],
  [
    "another answer",
    ODD,
    OWN,
    "it is empty. Something between this machine and the service answers in its place",
  ],
  [
    "another answer of a proxy",
    ODD,
    PROXY,
    "it is empty. Look at what answers at https://search.example.com, which ALGOLIA_HOST names",
  ],
  [
    "a proxy with a certificate of another name",
    new Error("Hostname/IP does not match certificate's altnames: Host: x. is not in the cert's"),
    PROXY,
    "Node does not accept the certificate of https://search.example.com, which ALGOLIA_HOST names",
  ],
  [
    "a broken proxy",
    BUSY,
    PROXY,
    "see its status page, and what answers at https://search.example.com (ALGOLIA_HOST)",
  ],
  [
    "a key for pages of some sites",
    Object.assign(new Error("Method not allowed with this referer"), { status: 403 }),
    OWN,
    "a push comes from none: remove the referers of that key",
  ],
])("%s: the cause and the variable at fault", (_, error, place, expected) => {
  expect(explainFailure(error, "Reading docs", place).message).toContain(expected);
});

test.each([
  "self-signed certificate in certificate chain",
  "certificate is not yet valid",
  "unable to get local issuer certificate",
])("a certificate at fault: %s", (message) => {
  expect(explainFailure(new Error(message), "Reading docs", OWN).message).toContain(
    "such as a proxy, shows a certificate that Node does not accept: correct it",
  );
});

test("what the service says is one line, so that none of it is a command of the workflow", () => {
  const said = Object.assign(new Error("no\n::error::Sign in at evil.example\u001b[2J"), {
    status: 400,
  });
  expect(explainFailure(said, "Reading docs", OWN).message).toBe(
    "Reading docs failed: 400 no ::error::Sign in at evil.example [2J. Fix what the service names, then run the job again.",
  );
});
