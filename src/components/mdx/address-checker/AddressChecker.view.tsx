import { type ReactNode, Suspense } from "react";
import { splitComponent } from "../../splitComponent";
import type { OfficialAddress } from "./checkAddress";

const Field = splitComponent(() => import("./AddressField"));

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

AddressChecker.load = Field.load;
