import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Link } from "../ui/Link";

/** A link in a page; anchors without a target are left as they are. */
export function Anchor({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  return href === undefined ? <a {...rest} /> : <Link {...rest} href={href} />;
}
