/** How far a page's length may lie from the editorial plan. */
export const TOLERANCE = 0.25;

/** Whether a page of `count` words holds a plan of `plan` words. */
export function withinPlan(count: number, plan: number): boolean {
  return Math.abs(count / plan - 1) <= TOLERANCE;
}
