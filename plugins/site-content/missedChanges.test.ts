import type { Node } from "gatsby";
import { MissedChanges } from "./missedChanges";

function gatsby(digest: string) {
  const file = { id: "a.md", internal: { type: "File", contentDigest: digest } };
  const touched: string[] = [];
  return {
    touched,
    save: (changed: string) => {
      file.internal.contentDigest = changed;
    },
    args: {
      getNodesByType: (type: string) => (type === "File" ? [file as unknown as Node] : []),
      actions: { touchNode: ({ id }: Node) => touched.push(id) },
    },
  };
}

test("a file that is saved while pages are made is read again", async () => {
  const { args, save } = gatsby("1");
  const made: string[] = [];
  await new MissedChanges().make(args, async () => {
    made.push(args.getNodesByType("File")[0]?.internal.contentDigest ?? "");
    if (made.length === 1) save("2");
  });
  expect(made).toStrictEqual(["1", "2"]);
});

test("one that is saved before Gatsby asks for queries makes it make pages again", async () => {
  const { args, save, touched } = gatsby("1");
  const missed = new MissedChanges();
  missed.catchUp(args);
  await missed.make(args, async () => undefined);
  missed.catchUp(args);
  expect(touched).toStrictEqual([]);
  save("2");
  missed.catchUp(args);
  expect(touched).toStrictEqual(["a.md"]);
});
