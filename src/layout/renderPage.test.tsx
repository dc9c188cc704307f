import type { ReplaceRendererArgs } from "gatsby";
import { lazy, type ReactNode, Suspense } from "react";
import { pageRendered, replaceRenderer } from "./renderPage";

/** Renders a page the way Gatsby does. @returns its HTML; undefined when rendering is left to Gatsby */
async function render(pathname: string, bodyComponent: ReactNode): Promise<string | undefined> {
  let html: string | undefined;
  const args: Partial<ReplaceRendererArgs> = {
    bodyComponent,
    pathname,
    replaceBodyHTMLString: (text: string) => {
      html = text;
    },
  };
  await replaceRenderer?.(args as ReplaceRendererArgs, { plugins: [] });
  return html;
}

/** A page that records when it is rendered. */
function Page({ name, order }: { readonly name: string; readonly order: string[] }): ReactNode {
  order.push(`render ${name}`);
  return <p>{name}</p>;
}

function Broken(): ReactNode {
  throw new Error("broken page");
}

async function renderAlone(pathname: string, body: ReactNode): Promise<string | undefined> {
  const html = await render(pathname, body);
  pageRendered(pathname);
  return html;
}

test("a page is complete: lazy components are in their places", async () => {
  const Later = lazy(async () => ({ default: () => <b>{"late ".repeat(5000)}</b> }));
  const html = await renderAlone(
    "/a",
    <main>
      <Suspense fallback="…">
        <Later />
      </Suspense>
      <p>end</p>
    </main>,
  );
  expect(html?.replace(/<!--.*?-->/g, "")).toBe(
    `<main><b>${"late ".repeat(5000)}</b><p>end</p></main>`,
  );
});

test("Gatsby's two style attributes are removed, so that a policy can forbid them; others stay", async () => {
  const html = await renderAlone(
    "/a",
    <>
      <div style={{ outline: "none" }} id="gatsby-focus-wrapper">
        <p style={{ color: "red" }}>Text</p>
      </div>
      <div id="gatsby-announcer" style={{ position: "absolute" }} aria-live="assertive" />
    </>,
  );
  expect(html).toBe(
    '<div id="gatsby-focus-wrapper"><p style="color:red">Text</p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});

test("the next page is rendered only when the head of the previous one has been read", async () => {
  const order: string[] = [];
  await render("/a", <Page name="a" order={order} />);
  const second = render("/b", <Page name="b" order={order} />);
  await new Promise((resolve) => setTimeout(resolve));
  order.push("head of a");
  pageRendered("/a");
  expect(await second).toBe("<p>b</p>");
  pageRendered("/b");
  expect(order).toEqual(["render a", "head of a", "render b"]);
});

test("a page that fails to render stops the build and does not block the next one", async () => {
  await expect(render("/a", <Broken />)).rejects.toThrow("broken page");
  expect(await renderAlone("/b", <p>b</p>)).toBe("<p>b</p>");
});

test("a slice, which has no path and no head, is left to Gatsby", async () => {
  expect(await render("", <p>slice</p>)).toBeUndefined();
  expect(await renderAlone("/a", <p>a</p>)).toBe("<p>a</p>");
});
