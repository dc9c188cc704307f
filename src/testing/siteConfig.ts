import type { SiteConfig } from "../hooks/useSiteConfig";

/** A site's configuration for tests of components, with the given settings replaced. */
export function testConfig(overrides: Partial<SiteConfig> = {}): SiteConfig {
  return {
    product: { name: "Tidewater", slug: "tidewater", ticker: "TIDE" },
    tagline: "Docs of a test",
    problems: [],
    description: "A site for tests.",
    url: "https://docs.example.com",
    mainUrl: "https://example.com",
    banner: { image: "/banner.png", alt: "Banner", width: 1200, height: 630 },
    logo: { image: "/favicon.svg", dark: null, replacesName: false, width: 32 },
    colorMode: { default: "light", respectSystem: true, switch: true },
    announcement: null,
    navbar: { docsLabel: "Docs", links: [{ label: "Blog", to: "/blog", href: null, items: null }] },
    social: [],
    footer: null,
    notFound: { links: [] },
    blog: { title: "Blog", tagline: "News", sidebarTitle: "Recent posts" },
    search: {
      openOnIntent: false,
      maxResultsPerGroup: 5,
      reportUrl: null,
      insights: false,
      browseLink: null,
      startLinks: [],
    },
    unconfirmed: 0,
    ...overrides,
  };
}
