import { PluginRequester } from "./pluginRequester";

const settingsOf = (index: string, host = "a.example") => ({
  url: `https://${host}/1/indexes/${index}/settings`,
  method: "GET",
  headers: {},
});

test("the settings of each index are requested until the first response", async () => {
  const sent: string[] = [];
  const statuses = [503, 200, 404];
  const requester = new PluginRequester({
    send: async ({ url }) => {
      sent.push(url);
      return { status: statuses[sent.length - 1] ?? 0, content: "", isTimedOut: false };
    },
  });
  const questions = [
    settingsOf("docs_next"),
    settingsOf("docs_next", "b.example"),
    settingsOf("docs_next"),
    settingsOf("blog_next"),
    settingsOf("blog_next"),
  ];
  const answers = [];
  for (const question of questions) answers.push((await requester.send(question)).status);
  expect(answers).toEqual([503, 200, 200, 404, 200]);
  expect(sent).toEqual([0, 1, 3].map((at) => questions[at]?.url));
});
