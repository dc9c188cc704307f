import { turns } from "./turns";

test("a task waits for the previous one, even if that fails", async () => {
  const inTurn = turns();
  const done: string[] = [];
  const task = (name: string, fails: boolean) => async () => {
    done.push(`${name} begins`);
    await Promise.resolve();
    done.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const first = inTurn(task("first", true));
  const second = inTurn(task("second", false));
  await expect(first).rejects.toThrow("first");
  expect(await second).toBe("second");
  expect(done).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});
