import { contactProblems } from "./securityContact";

const NOW = "2026-03-01T12:00:00.000Z";

test.each([
  [undefined, undefined],
  ["2026-04-30", undefined],
  ["2027-02-28", undefined],
  ["2026-03-31", "expires in 29 days"],
  ["2026-03-02", "expires in 0 days"],
  ["2026-02-01", "security.txt has expired"],
  ["2028-01-01", "expires in 670 days"],
])("contacts that are valid until %s: %s", (expires, said) => {
  const problems = contactProblems({ expires }, NOW, "content/site.yml", 7);
  expect(
    problems.map(({ severity, message, file, line }) => [severity, file, line, message]),
  ).toEqual(
    said === undefined ? [] : [["error", "content/site.yml", 7, expect.stringContaining(said)]],
  );
});
