import type {
  AnchorHTMLAttributes,
  ComponentType,
  ImgHTMLAttributes,
  InputHTMLAttributes,
} from "react";
import { withBasePath } from "../../domain/routes";
import { Link } from "../ui/Link";
import { heading } from "./Heading";

/** HTML elements in a tree that need more than the plain element. */
// biome-ignore lint/suspicious/noExplicitAny: props come from checked JSON; each component states its own
export const htmlElements: Readonly<Record<string, ComponentType<any>>> = {
  /** Anchors without a target are left as they are. */
  a: ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => {
    if (href === undefined) return <a {...rest} />;
    if (rest.role === "button") return <a {...rest} href={withBasePath(href, __PATH_PREFIX__)} />;
    return <Link {...rest} href={href} />;
  },
  h2: heading("h2"),
  h3: heading("h3"),
  h4: heading("h4"),
  h5: heading("h5"),
  h6: heading("h6"),
  /** A picture that a component shows as it is. Pictures of authors are shown by `Image`. */
  img: ({ src = "", alt, ...rest }: ImgHTMLAttributes<HTMLImageElement>) => (
    <img {...rest} src={withBasePath(src, __PATH_PREFIX__)} alt={alt} />
  ),
  /** The checkbox of a task list item, which readers cannot change. */
  input: (props: InputHTMLAttributes<HTMLInputElement>) => (
    <input aria-label={props.checked ? "Done" : "To do"} {...props} />
  ),
};
