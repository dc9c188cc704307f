import type { ReactNode } from "react";
import { LOGO_HEIGHT } from "../../domain/logo";
import * as styles from "./LogoMark.module.css";

type LogoMarkProps = {
  /** Address of the picture, below the base path. */
  readonly image: string;
  /** The one for dark pages; without it, the same picture serves. */
  readonly dark?: string | null | undefined;
  /** In CSS pixels, for the room that it takes while it loads. */
  readonly width?: number;
  /** What it is called where no name stands beside it. */
  readonly alt?: string | undefined;
};

/** The mark of `logo` in `content/site.yml`, as the color mode has it. */
export function LogoMark({ image, dark, width = LOGO_HEIGHT, alt = "" }: LogoMarkProps): ReactNode {
  const picture = (file: string, className: string | undefined) => (
    <img
      className={`${styles.mark} ${className ?? ""}`.trim()}
      fetchPriority="low" // after the text: React would preload it before the page
      loading={className === styles.dark ? "lazy" : undefined} // then not fetched for light pages
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
