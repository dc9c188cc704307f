/** @jest-environment jsdom */
import type { ReactNode } from "react";
import { MENU_ID } from "../../domain/shellIds";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { renderElement } from "../../testing/renderElement";
import { testConfig } from "../../testing/siteConfig";
import { AnnouncementBar } from "./AnnouncementBar";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { SiteMenu } from "./SiteMenu";
import { SHELL_TEXTS } from "./texts";

const footer = {
  copyright: "© 2026 Tidewater",
  note: "Values marked with a star are examples.",
  columns: [{ title: "Help", links: [{ label: "FAQ", to: "/faq", href: null }] }],
};
const announcement = {
  id: "a-1",
  text: "We have moved.",
  closeable: true,
  link: { label: "Read more", to: "/blog/moved", href: null },
};
const secondary = <p>The sidebar</p>;
const config = testConfig({ footer });

/** Labels of the links with `aria-current`, each with its value. */
function current(element: ReactNode): (string | null)[][] {
  const links = renderElement(element).document.querySelectorAll(
    "nav ul a[aria-current]:not([lang])",
  );
  return [...links].map((link) => [link.textContent, link.getAttribute("aria-current")]);
}

test("the columns of the footer have headings, so they are not landmarks as well", () => {
  const { document } = renderElement(<Footer config={config} />);
  expect(document.querySelectorAll("section")).toHaveLength(0);
});

describe("the navbar", () => {
  test.each([
    ["the start page is the docs' own page", "/", true, [["Docs", "page"]]],
    ["a docs page is below Docs", "/fees", true, [["Docs", "true"]]],
    ["the blog is the link's own page", "/blog", false, [["Blog", "page"]]],
    ["a post is below Blog", "/blog/hello", false, [["Blog", "true"]]],
    ["a path that only begins like the blog's is neither", "/blogs", false, []],
  ])("marks the current link: %s", (_rule, path, inDocs, expected) => {
    expect(current(<Navbar config={config} path={path} inDocs={inDocs} />)).toStrictEqual(expected);
  });

  test("shows the logo without the name if the logo contains the name", () => {
    const brandOf = (logo: SiteConfig["logo"]) => {
      const { document } = renderElement(
        <Navbar config={{ ...config, logo }} path="/" inDocs={false} />,
      );
      const link = document.querySelector(`a[href="${config.mainUrl}"]`);
      const { width, height, alt } = link?.querySelector("img") ?? {};
      return [link?.textContent, alt, width, height];
    };
    expect(brandOf(config.logo)).toEqual(["Tidewater", "", 32, 32]);
    expect(brandOf({ ...config.logo, replacesName: true, width: 140 })).toEqual([
      "",
      "Tidewater",
      140,
      32,
    ]);
  });

  test("shows a dropdown of site.yml as a disclosure, and marks the services by their names", () => {
    const items = [{ label: "Forum", to: null, href: "https://forum.example.com" }];
    const navbar = { docsLabel: "Docs", links: [{ label: "More", to: null, href: null, items }] };
    const social = [{ icon: "github", href: "https://github.com/example" }];
    const { document } = renderElement(
      <Navbar config={{ ...config, navbar, social }} path="/" inDocs={false} />,
    );
    const dropdown = document.querySelector("details");
    expect([
      dropdown?.querySelector("summary")?.textContent,
      dropdown?.querySelector("a")?.href,
    ]).toEqual(["More", "https://forum.example.com/"]);
    expect(document.querySelector('a[aria-label="GitHub"]')?.getAttribute("href")).toBe(
      "https://github.com/example",
    );
  });

  test("has no colour mode switch when site.yml switches it off", () => {
    const colorMode = { ...config.colorMode, switch: false };
    const { document } = renderElement(
      <Navbar config={{ ...config, colorMode }} path="/" inDocs={false} />,
    );
    expect(document.querySelector("[data-color-toggle]")).toBeNull();
  });
});

describe("the menu", () => {
  const view = (element: ReactNode) =>
    renderElement(element).document.getElementById(MENU_ID)?.dataset.menuView;

  test("opens with the sidebar on a page that has one, else with the main links", () => {
    const menu = <SiteMenu config={config} path="/" inDocs secondary={secondary} />;
    expect(view(menu)).toBe("secondary");
    expect(renderElement(menu).text).toContain(SHELL_TEXTS.backToMain);
    expect(view(<SiteMenu config={config} path="/" inDocs={false} />)).toBe("primary");
  });
});

describe("the footer", () => {
  test("shows the note while example values are unconfirmed", () => {
    const text = (unconfirmed: number) =>
      renderElement(<Footer config={{ ...config, unconfirmed }} />).text;
    expect(text(1)).toContain(footer.note);
    expect(text(0)).not.toContain(footer.note);
  });

  test("is missing when site.yml has none", () => {
    expect(renderElement(<Footer config={testConfig()} />).text).toBe("");
  });
});

test("an announcement can be closed only when site.yml allows it", () => {
  const buttons = (closeable: boolean) =>
    renderElement(
      <AnnouncementBar config={testConfig({ announcement: { ...announcement, closeable } })} />,
    ).document.querySelectorAll("[data-announcement-close]").length;
  expect([buttons(true), buttons(false)]).toStrictEqual([1, 0]);
});

test("print keeps an announcement that cannot be closed, since it may explain a mark in the text", () => {
  const isHidden = (closeable: boolean) =>
    renderElement(
      <AnnouncementBar config={testConfig({ announcement: { ...announcement, closeable } })} />,
    )
      .document.querySelector("aside")
      ?.matches("[data-print=hide]");
  expect([isHidden(true), isHidden(false)]).toStrictEqual([true, false]);
});
