import type { ReactNode } from "react";
import * as styles from "./LogoMark.module.css";

type LogoMarkProps = {
  /** Address of the picture, below the base path. */
  readonly image: string;
  /** The one for dark pages; without it, the same picture serves. */
  readonly dark?: string | null | undefined;
  /** What it is called where no name stands beside it. */
  readonly alt?: string | undefined;
};

/** The mark of `logo` in `content/site.yml`, as the color mode has it. */
export function LogoMark({ image, dark, alt = "" }: LogoMarkProps): ReactNode {
  const picture = (file: string, className: string | undefined) => (
    <img
      className={`${styles.mark} ${className ?? ""}`.trim()}
      fetchPriority="low" // after the text: React would preload it before the page
      loading={className === styles.dark ? "lazy" : undefined} // then not fetched for light pages
      src={__PATH_PREFIX__ + file}
      alt={alt}
      width={32}
      height={32}
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
