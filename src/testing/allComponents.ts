import * as mdxComponents from "../components/mdx/registry";
import { bodyParser } from "./bodyParser";

/**
 * Options of `load` for tests of every component, those of the owner and the example included. All other tests know only the
 * built-in ones, so that what an owner adds or deletes changes nothing for them.
 */
export const ALL_COMPONENTS = { components: mdxComponents, parseBody: bodyParser(mdxComponents) };
