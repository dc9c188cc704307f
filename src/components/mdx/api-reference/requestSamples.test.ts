import { requestSamples } from "./requestSamples";

test("an address is only ever text in every sample", () => {
  const url = 'https://a.example/$(a)`b`"\\';
  const samples = requestSamples({ method: "GET", url, query: [["a", "b"]], headers: [] });
  const [curl, typescript, python] = samples.map(({ code }) => code.split("\n"));
  expect([curl?.[0], typescript?.[3], python?.[3]]).toEqual([
    'curl "https://a.example/\\$(a)\\`b\\`\\"\\\\?a=b"',
    'const response = await fetch(`https://a.example/\\$(a)\\`b\\`"\\\\?${query}`, {',
    '    "https://a.example/$(a)`b`\\"\\\\",',
  ]);
});

test("the name of a header is only ever text to a shell", () => {
  const headers = [['X-`a`$(b)"', "$c"]] as const;
  const [curl] = requestSamples({ method: "GET", url: "https://a.example", query: [], headers });
  expect(curl?.code.split("\n")[1]).toBe('  --header "X-\\`a\\`\\$(b)\\": \\$c"');
});

test("names in a query are escaped like their values: curl would interpret brackets as a range", () => {
  const query = [["legs[a]&b", "c&d"]] as const;
  const [curl] = requestSamples({ method: "GET", url: "https://a.example/q", query, headers: [] });
  expect(curl?.code).toBe('curl "https://a.example/q?legs%5Ba%5D%26b=c%26d"');
});
