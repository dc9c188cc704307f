/** Services whose mark the site can show, by the name that `social` of site.yml gives, with the name that readers know. */
export const SOCIAL = {
  github: "GitHub",
  x: "X",
  discord: "Discord",
  telegram: "Telegram",
  farcaster: "Farcaster",
  medium: "Medium",
  youtube: "YouTube",
} as const;

export type SocialIcon = keyof typeof SOCIAL;
