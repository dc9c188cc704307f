import { graphql, useStaticQuery } from "gatsby";

export type SiteConfig = NonNullable<Queries.SiteConfigQuery["siteConfig"]>;

/** The settings of `content/site.yml`, validated by the build. @throws Error when they are missing from the data layer */
export function useSiteConfig(): SiteConfig {
  const { siteConfig } = useStaticQuery<Queries.SiteConfigQuery>(graphql`
    query SiteConfig {
      siteConfig {
        product { name slug ticker }
        tagline
        description
        url
        mainUrl
        banner { image alt width height }
        logo { image dark replacesName width }
        colorMode { default respectSystem switch }
        announcement { id text closeable link { label to href } }
        navbar { docsLabel links { label to href items { label to href } } }
        social { icon href }
        footer { copyright note columns { title links { label to href } } }
        blog { title tagline sidebarTitle }
        notFound { links { label to } }
        search { browseLink { label to } startLinks { label to } openOnIntent maxResultsPerGroup reportUrl insights }
        unconfirmed
        problems { severity message fix file line }
      }
    }
  `);
  if (!siteConfig)
    throw new Error("The site has no configuration, because content/site.yml was not read.");
  return siteConfig;
}
