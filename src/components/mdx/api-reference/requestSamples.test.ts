import { requestSamples } from "./requestSamples";

test("an address is nothing but text in every sample", () => {
  const url = 'https://a.example/$(a)`b`"\\';
  const samples = requestSamples({ method: "GET", url, query: [["a", "b"]] });
  const [curl, typescript, python] = samples.map(({ code }) => code.split("\n"));
  expect([curl?.[0], typescript?.[3], python?.[3]]).toEqual([
    'curl "https://a.example/\\$(a)\\`b\\`\\"\\\\?a=b"',
    'const response = await fetch(`https://a.example/\\$(a)\\`b\\`"\\\\?${query}`, {',
    '    "https://a.example/$(a)`b`\\"\\\\",',
  ]);
});
