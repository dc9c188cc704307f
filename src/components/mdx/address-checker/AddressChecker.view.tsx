import { lazy, type ReactNode, Suspense } from "react";
import type { OfficialAddress } from "./checkAddress";

const Field = lazy(() => import("./AddressField"));

/** A field that says whether an address is one of the owner's, or only looks like one. Nothing typed into it leaves the page. */
export function AddressChecker({
  entries = [],
}: {
  readonly entries?: readonly OfficialAddress[];
}): ReactNode {
  return (
    <Suspense fallback={<span className="spinner" data-spinner="" />}>
      <Field entries={entries} />
    </Suspense>
  );
}
