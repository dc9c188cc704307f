/** Line icons of cards by the name authors write: SVG paths in a 24 by 24 view box. */
export const CARD_ICONS = {
  book: "M12 6c-2-1.5-5-1.5-8-1v13c3-.5 6-.5 8 1 2-1.5 5-1.5 8-1V5c-3-.5-6-.5-8 1zM12 6v13",
  chart: "M4 20h16M6 20v-6M12 20V5M18 20v-9",
  clock: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5V12l3 2",
  code: "M8 7l-5 5 5 5M16 7l5 5-5 5",
  drop: "M12 3c4 4.6 6 7.8 6 10.6a6 6 0 01-12 0C6 10.8 8 7.6 12 3z",
  rocket:
    "M12 3c3.5 2.5 5 6 4.5 10.5l-2 2h-5l-2-2C7 9 8.5 5.5 12 3zM10 18.5V21M14 18.5V21M12 9v.01",
  shield: "M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6z",
  star: "M12 4l2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9L9.5 9z",
  swap: "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
};

export type CardIcon = keyof typeof CARD_ICONS;
