import type { Visit } from "./browsing";
import { COUNTER } from "./ownerSite";

const FOREIGN = "https://evil.example/x.js";

/** Tests that a script listed in `security.scripts` runs under the policy, and that no other one does. */
export function allowedScriptTest(visited: () => Visit): void {
  test("a script of another site runs where the owner named its address, and one beside it is refused", async () => {
    const { page: opener, url } = visited();
    const page = await opener.context().browser()?.newPage();
    if (!page) throw new Error("The browser of the visit has ended.");
    const reached: string[] = [];
    for (const address of [COUNTER, FOREIGN])
      await page.route(address, (route) => {
        reached.push(address);
        return route.fulfill({
          contentType: "text/javascript",
          body: "window.ran = location.host",
        });
      });
    await page.goto(`${url}/analytics`);
    await page.keyboard.press("Shift"); // intent, which loads the page's scripts
    await page.waitForFunction(() => "ran" in window);
    const refused = await page.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          // In a task of the page itself: code that a debugger runs may do more.
          setTimeout(() => {
            const script = document.createElement("script");
            try {
              script.src = address;
              script.onload = () => resolve("ran");
              script.onerror = () => resolve("refused");
              document.head.append(script);
            } catch {
              resolve("refused");
            }
          });
        }),
      FOREIGN,
    );
    await page.close();
    expect(refused).toBe("refused");
    expect(reached).toEqual([COUNTER]);
  });
}
