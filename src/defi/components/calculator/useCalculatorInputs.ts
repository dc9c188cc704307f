import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useHydrated } from "../../../hooks/useHydrated";
import { writeAddressLater } from "../../../state/writeAddressLater";
import type { Calculator } from "../../calculators/definition";
import { initialInputs, type RawInputs } from "../../calculators/evaluate";
import { isLinkWhole, readInputs, writeInputs } from "../../calculators/link";

/**
 * Inputs of a calculator, kept in the query of the page's address so that a result can be shared. `ready` says that the page has
 * read the address and responds to the reader, `isLinkWhole` that there is no typed text, which the address does not include.
 */
export function useCalculatorInputs(
  calculator: Calculator,
  id: string,
  defaults: Readonly<Record<string, string>> | undefined,
) {
  const initial = useMemo(() => initialInputs(calculator, defaults), [calculator, defaults]);
  const [inputs, setInputs] = useState(initial);
  const cancelWrite = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    const read = () => {
      // Keeps what was just typed and is about to be written to the address, even if the reader jumps to a heading meanwhile.
      if (!cancelWrite.current) setInputs(readInputs(location.search, id, calculator, initial));
    };
    read();
    addEventListener("popstate", read);
    return () => {
      removeEventListener("popstate", read);
      cancelWrite.current?.();
    };
  }, [calculator, id, initial]);

  const ready = useHydrated();
  const change = (next: RawInputs) => {
    setInputs(next);
    cancelWrite.current?.();
    cancelWrite.current = writeAddressLater(() => {
      cancelWrite.current = undefined;
      const { pathname, search, hash } = location;
      history.replaceState(
        history.state,
        "",
        pathname + writeInputs(search, id, calculator, next, initial) + hash,
      );
    });
  };
  const link = () =>
    `${location.origin}${location.pathname}${writeInputs(location.search, id, calculator, inputs, initial)}#calculator-${id}`;
  return {
    inputs,
    ready,
    change,
    reset: () => change(initial),
    link,
    isLinkWhole: isLinkWhole(calculator, inputs, initial),
  };
}
