import { load, source } from "../../../testing/builders";

test.each([
  ["x", 'Unknown network "x".', "Add it to content/networks.yml."],
  [
    "both",
    "The table has no network to show.",
    "Add one to content/networks.yml, or remove the table.",
  ],
])(
  'a table of the network "%s" on a site without networks is reported',
  async (network, message, fix) => {
    const page = source("content/docs/a.mdx", `# A\n\n<NetworkTable network="${network}" />\n`);
    const { problems } = await load([page, source("content/networks.yml", "[]\n")]);
    expect(problems).toMatchObject([{ file: page.path, line: 3, message, fix }]);
  },
);
