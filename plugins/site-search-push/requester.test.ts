import { instantClock } from "../../src/testing/searchPush";
import { Requester } from "./requester";
import { TimeLimit } from "./timeLimit";

const requester = (key = "secret-key") =>
  new Requester({ key, limit: new TimeLimit(60_000, instantClock()), allows: () => true });
const question = (url: string) => ({ url: `${url}/1/indexes/docs`, method: "GET", headers: {} });

test.each(["secret\nkey", "“secret-key”"])(
  "a key that no header can hold is not sent and not printed: %j",
  async (key) => {
    const fetched = jest.spyOn(globalThis, "fetch");
    const answer = await requester(key).send(question("http://127.0.0.1:9"));
    expect(answer).toMatchObject({
      status: 400,
      content: expect.stringContaining("no header can hold"),
    });
    expect(answer.content).not.toContain("secret");
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  },
);
