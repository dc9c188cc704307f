import type { GatsbyNode } from "gatsby";
import { writeEarlyScript } from "./earlyScript";

/** The early script has to exist before the first page is rendered. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => writeEarlyScript(process.cwd());
