import { partsLoaded, setPartsLoader } from "./partsLoader";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setPartsLoader(() => Promise.resolve());
});

test("a page is shown after 200 ms without the code that is still loading", async () => {
  setPartsLoader(() => new Promise(() => undefined));
  const shown = jest.fn();
  const wait = partsLoaded({}).then(shown);
  await jest.advanceTimersByTimeAsync(199);
  expect(shown).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await wait;
  expect(shown).toHaveBeenCalled();
});
