import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * True once a part that is hydrated after its page answers to the reader. Until then it is marked `data-live="awaited"`: the
 * early script enables its fields and keeps what is typed and pressed there, and enters it again when the part says that
 * it answers. It says so before it renders again, which would put the first values back.
 */
export function useAnswers(part: RefObject<HTMLElement | null>): boolean {
  const [answers, setAnswers] = useState(false);
  useLayoutEffect(() => {
    setAnswers(true);
    part.current?.dispatchEvent(new Event("site:answers", { bubbles: true }));
  }, [part]);
  return answers;
}
