import { interactiveComponent } from "../define";

/** Marks the end of a post's excerpt; the finished page does not have it. */
export const Truncate = interactiveComponent({ props: {}, internal: true, fallback: () => null });
