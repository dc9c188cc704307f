import { z } from "zod";

/** Text that readers see: with only spaces and invisible characters, a link or a heading would be empty. */
export const text = z.string().regex(/[^\s\p{Cc}\p{Cf}]/u, "write text that readers can see");
