import { navigate } from "gatsby";

/** Goes to the path of a result. */
export function goToResult(path: string): void {
  void navigate(path);
}
