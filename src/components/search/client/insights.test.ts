/** @jest-environment jsdom */
import { AlgoliaServer } from "../../../testing/algoliaServer/server";
import { createInsights } from "./insights";
