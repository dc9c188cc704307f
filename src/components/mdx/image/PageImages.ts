import { createContext } from "react";
import type { Picture } from "../../../domain/pictures";

/** Pictures of the page, made by gatsby-plugin-image, keyed by file. */
export const PageImages = createContext<readonly Picture[]>([]);
