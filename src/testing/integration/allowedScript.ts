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

/** Tests that the script is part of a build, as is the code with which Gatsby runs it. @param scripts the code of a build */
export function builtScriptTest(scripts: (build: "edited" | "plain") => readonly string[]): void {
  test.each(["edited", "plain"] as const)(
    "a script of a third party is part of it: %s",
    (build) => {
      const code = scripts(build);
      expect(code.some((script) => script.includes(COUNTER))).toBe(true);
      expect(code.some((script) => script.includes("post-hydrate"))).toBe(true);
    },
  );
}
