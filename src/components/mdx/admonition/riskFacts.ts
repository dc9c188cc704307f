/** The facts that describe a risk: the label that readers see, and the property. */
export const RISK_FACTS = [
  ["Likelihood", "likelihood"],
  ["Impact", "impact"],
  ["Who bears it", "who"],
  ["What reduces it", "mitigation"],
] as const;
