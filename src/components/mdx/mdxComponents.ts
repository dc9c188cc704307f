import type { ComponentSpec } from "../../domain/componentSpec";
import * as registry from "./registry";

export type MdxComponentName = keyof typeof registry;

/** Descriptors of all components by name. */
export const mdxComponents = { ...registry } satisfies Record<MdxComponentName, ComponentSpec>;
