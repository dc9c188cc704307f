import type { AnchorHTMLAttributes, ReactNode } from "react";
import { isExternal, withBasePath } from "../../domain/routes";

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  readonly href: string;
  readonly children?: ReactNode;
};

/**
 * A link: routes and files get the base path, anchors and external links stay as they are. Other sites open in a new tab, which is
 * announced; mail links do not. Once React is there, `src/layout/navigation.ts` follows the routes.
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
  return (
    <a {...rest} href={withBasePath(href, __PATH_PREFIX__)}>
      {children}
    </a>
  );
}
