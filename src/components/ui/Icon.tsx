import type { ReactNode } from "react";

const PATHS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  globe:
    "M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2.5M12 19.5V22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M2 12h2.5M19.5 12H22M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8",
  moon: "M20 14.5A8.2 8.2 0 019.5 4a8.2 8.2 0 1010.5 10.5z",
  system: "M4 5h16v11H4zM9 20h6M12 16v4",
  home: "M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",
  up: "M12 19V5M5.5 11.5L12 5l6.5 6.5",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  wrap: "M4 6h16M4 12h13a3 3 0 010 6h-4M15 15.5L12.5 18l2.5 2.5M4 18h4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  pencil: "M4 20l1-4L16.5 4.5l3 3L8 19z",
  search: "M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20",
  info: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.5v.01",
  alert: "M12 4L2.5 20h19zM12 10v4.5M12 17v.01",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 00-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0012 3z",
} as const;

export type IconName = keyof typeof PATHS;

/**
 * A decorative line icon that scales with the text; the control around it has the accessible name. @param size in pixels, for
 * text of 16 pixels
 */
export function Icon({
  name,
  size = 20,
}: {
  readonly name: IconName;
  readonly size?: number;
}): ReactNode {
  return (
    <svg
      className={`icon icon-${name}`}
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
