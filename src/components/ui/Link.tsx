import { Link as GatsbyLink } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { isExternal, isFile, withBasePath } from "../../domain/routes";

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  readonly href: string;
  readonly children?: ReactNode;
};

/**
 * A link: routes are client-side navigations with the base path added, anchors and external links stay as they
 * are. Other sites open in a new tab, which is announced; mail links do not.
 */
export function Link({ href, children, ...rest }: LinkProps): ReactNode {
  if (isExternal(href) && !/^(mailto|tel):/i.test(href)) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="visually-hidden"> (opens in new tab)</span>
      </a>
    );
  }
  const path = href.split(/[?#]/)[0] ?? href;
  const opensElsewhere = rest.target !== undefined && rest.target !== "_self";
  if (!href.startsWith("/") || isFile(path) || opensElsewhere) {
    return (
      <a {...rest} href={withBasePath(href, __PATH_PREFIX__)}>
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink {...rest} to={href}>
      {children}
    </GatsbyLink>
  );
}
