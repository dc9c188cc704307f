import type { ReactNode } from "react";

const PATHS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  globe:
    "M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.600 12 3z",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2.500M12 19.500V22M4.900 4.900l1.800 1.800M17.300 17.300l1.800 1.800M2 12h2.500M19.500 12H22M4.900 19.100l1.800-1.800M17.300 6.700l1.800-1.800",
  moon: "M20 14.500A8.200 8.200 0 019.500 4a8.200 8.200 0 1010.500 10.500z",
  system: "M4 5h16v11H4zM9 20h6M12 16v4",
  home: "M4 11l8-7 8 7v9h-5.500v-6h-5v6H4z",
  up: "M12 19V5M5.500 11.500L12 5l6.500 6.500",
  chevron: "M9 6l6 6-6 6",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  wrap: "M4 6h16M4 12h13a3 3 0 010 6h-4M15 15.500L12.500 18l2.500 2.500M4 18h4",
  check: "M5 12.500l4.500 4.500L19 7.500",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  pencil: "M4 20l1-4L16.500 4.500l3 3L8 19z",
  search: "M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500L20 20",
  info: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.500M12 7.500v.010",
  alert: "M12 4L2.500 20h19zM12 10v4.500M12 17v.010",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 00-3.500 10.900c.500.400.800 1 .800 1.600h5.400c0-.600.300-1.200.800-1.600A6 6 0 0012 3z",
  rss: "M5 11a8 8 0 018 8M5 5a14 14 0 0114 14M6 18h.010",
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative line icon that grows with the text; the control around it has the accessible name. @param size in pixels, of text of 16 */
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
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
