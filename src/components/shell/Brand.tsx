import type { ReactNode } from "react";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { LogoMark } from "../ui/LogoMark";

type BrandProps = {
  readonly config: Pick<SiteConfig, "mainUrl" | "logo" | "product">;
  readonly className: string | undefined;
};

/** The link to the product's main site: its logo, and its name if the logo does not contain it. */
export function Brand({ config: { mainUrl, logo, product }, className }: BrandProps): ReactNode {
  const { replacesName, ...pictures } = logo;
  return (
    <a className={className} href={mainUrl}>
      <LogoMark {...pictures} alt={replacesName ? product.name : ""} />
      {!replacesName && <b>{product.name}</b>}
    </a>
  );
}
