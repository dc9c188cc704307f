import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * True once a component that is hydrated after its page is interactive. Until then it is marked `data-live="awaited"`: the early
 * script enables its fields, keeps what is typed and clicked there, and enters it again when the component says that it is
 * interactive. It says so before it renders again, which would restore the initial values.
 */
export function useAnswers(part: RefObject<HTMLElement | null>): boolean {
  const [answers, setAnswers] = useState(false);
  useLayoutEffect(() => {
    setAnswers(true);
    part.current?.dispatchEvent(new Event("site:answers", { bubbles: true }));
  }, [part]);
  return answers;
}
