import type { AnchorHTMLAttributes, ReactNode } from "react";
import { withBasePath } from "../../domain/routes";
import { Link } from "../ui/Link";

/** A link in a page; anchors without a target are left as they are. */
export function Anchor({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  if (href === undefined) return <a {...rest} />;
  if (rest.role === "button") return <a {...rest} href={withBasePath(href, __PATH_PREFIX__)} />;
  return <Link {...rest} href={href} />;
}
