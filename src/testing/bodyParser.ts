import { type ParseBody, parseBody } from "../../plugins/site-content/markdown/parseBody";
import { type ComponentSpecs, componentNames } from "../domain/componentSpec";

/** Parses bodies in this thread. */
export function bodyParser(components: ComponentSpecs): ParseBody {
  const names = componentNames(components);
  return (body) => parseBody(body, names);
}
