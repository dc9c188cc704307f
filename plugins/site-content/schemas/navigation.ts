import { z } from "zod";
import { SOCIAL, type SocialIcon } from "../../../src/domain/social";
import { hasOneTarget, link, linkFields, ONE_TARGET, webAddress } from "./addresses";
import { text } from "./text";

/** A link of the navbar, or a dropdown: a label with links. */
const navbarLink = z
  .strictObject({
    ...linkFields,
    items: z
      .array(link)
      .min(1, "add a link, or remove items")
      .optional()
      .describe("Links of a dropdown, in place of to and href"),
  })
  .refine(hasOneTarget, ONE_TARGET);

/** The bar at the top of every page. */
export const navbar = z
  .strictObject({
    docsLabel: text.default("Docs").describe("Text of the link to the docs"),
    links: z.array(navbarLink).default([]).describe("Links and dropdowns after it"),
  })
  .prefault({});
/** The product's places on other services. */
export const social = z
  .array(
    z.strictObject({
      icon: z.enum(Object.keys(SOCIAL) as SocialIcon[]).describe("Name of the service"),
      href: webAddress.describe("Address of the product's place there"),
    }),
  )
  .default([])
  .describe("Marks in the navbar that link to the product's places elsewhere");
/** What ends every page. */
export const footer = z
  .strictObject({
    columns: z
      .array(
        z.strictObject({
          title: text.describe("Heading of the column"),
          links: z.array(link).min(1, "add a link, or remove the column").describe("Its links"),
        }),
      )
      .default([])
      .describe("Columns of links"),
    copyright: text.optional().describe("Line below the columns, such as © 2026 Acme"),
    note: z.string().optional().describe("Shown while a value of values.yml is not confirmed"),
  })
  .optional();
