import type { ImgHTMLAttributes, ReactNode } from "react";
import { withBasePath } from "../../domain/routes";

/** A picture that a component shows as it is, such as the logo. Pictures of authors are shown by `Image`. */
export function SitePicture({
  src = "",
  alt,
  ...rest
}: ImgHTMLAttributes<HTMLImageElement>): ReactNode {
  return <img {...rest} src={withBasePath(src, __PATH_PREFIX__)} alt={alt} />;
}
