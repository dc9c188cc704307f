import type { Page } from "@playwright/test";

/** What the policy refuses on this page from now on, one line each: the path, the directive, what was refused. */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.exposeFunction("policyRefused", (line: string) => void found.push(line));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      Reflect.get(
        window,
        "policyRefused",
      )(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`.trim());
    }),
  );
  return found;
}

/** Clicks every button and opens everything in the page's main content, and types into its fields. */
export async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const main = document.querySelector("main");
    const controls = main?.querySelectorAll<HTMLElement>(
      "summary,[role=tab],button:not([data-reload]),input[type=checkbox],input[type=radio]",
    );
    for (const control of controls ?? []) {
      control.click();
      await new Promise((resolve) => setTimeout(resolve));
      for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]"))
        dialog.close();
    }
    for (const field of main?.querySelectorAll<HTMLInputElement>("input:not([type])") ?? []) {
      Reflect.set(field, "value", "12");
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  });
}
