import type { ReactNode } from "react";
import { LOGO_HEIGHT } from "../../domain/logo";
import * as styles from "./LogoMark.module.css";

type LogoMarkProps = {
  /** Address of the picture, relative to the base path. */
  readonly image: string;
  /** The picture for dark pages; without it, the same picture is used. */
  readonly dark?: string | null | undefined;
  /** In CSS pixels, to reserve its space while it loads. */
  readonly width?: number;
  /** Alternative text, for a mark without a name beside it. */
  readonly alt?: string | undefined;
};

/** The mark of `logo` in `content/site.yml`, for the current color mode. */
export function LogoMark({ image, dark, width = LOGO_HEIGHT, alt = "" }: LogoMarkProps): ReactNode {
  const picture = (file: string, className: string | undefined) => (
    <img
      className={`${styles.mark} ${className ?? ""}`.trim()}
      fetchPriority="low" // loaded after the text: React would preload it before the page
      loading={className === styles.dark ? "lazy" : undefined} // so that light pages do not fetch it
      src={__PATH_PREFIX__ + file}
      alt={alt}
      width={width}
      height={LOGO_HEIGHT}
    />
  );
  if (!dark) return picture(image, undefined);
  return (
    <>
      {picture(image, styles.light)}
      {picture(dark, styles.dark)}
    </>
  );
}
