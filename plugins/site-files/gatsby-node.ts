export { onPostBuild } from "../../src/build/onPostBuild";
