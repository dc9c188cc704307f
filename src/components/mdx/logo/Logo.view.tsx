import type { ReactNode } from "react";
import { LogoMark } from "../../ui/LogoMark";
import * as styles from "./Logo.module.css";

type LogoProps = {
  readonly on?: "light" | "dark";
  /** True to show the mark alone. */
  readonly mark?: boolean;
  /** Both from `content/site.yml`. */
  readonly name: string;
  readonly image: string;
  /** Width of the mark in the navbar, in CSS pixels, for the aspect ratio. */
  readonly width: number;
};

/** The product's logo on its own background, in the colors of that mode, whatever mode the page is in. */
export function Logo({ on = "light", mark = false, name, image, width }: LogoProps): ReactNode {
  return (
    <div className={styles.ground} data-theme={on}>
      <LogoMark image={image} alt={mark ? name : undefined} width={width} />
      {!mark && <b>{name}</b>}
    </div>
  );
}
