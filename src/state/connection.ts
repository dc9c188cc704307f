type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** True when the reader's browser saves data or the connection is as slow as 2G. */
export function isFrugal(): boolean {
  const { saveData = false, effectiveType = "" } =
    (navigator as { readonly connection?: Connection }).connection ?? {};
  return saveData || effectiveType.includes("2g");
}
