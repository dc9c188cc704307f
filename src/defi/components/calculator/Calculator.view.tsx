import { type ReactNode, Suspense } from "react";
import { type LazyWithPreload, lazyWithPreload } from "../../../components/lazyWithPreload";
import type { Calculator as Definition } from "../../calculators/definition";
import type { CalculatorProps } from "./CalculatorForm";

type Kinds = { readonly default: Readonly<Record<string, Definition>> };

const forms = new Map<string, LazyWithPreload<CalculatorProps>>();

/** The form with the calculators of a subject and their maths, which are loaded at the same time. */
function formOf(subject: string): LazyWithPreload<CalculatorProps> {
  const form =
    forms.get(subject) ??
    lazyWithPreload(async () => {
      const [{ CalculatorForm }, kinds]: [typeof import("./CalculatorForm"), Kinds] =
        await Promise.all([
          import(/* webpackChunkName: "calc-form" */ "./CalculatorForm"),
          import(/* webpackChunkName: "calc-[request]" */ `../../calculators/kinds/${subject}.ts`),
        ]);
      return {
        default: (props: CalculatorProps) => {
          const calculator = kinds.default[props.kind];
          return calculator && <CalculatorForm calculator={calculator} {...props} />;
        },
      };
    });
  forms.set(subject, form);
  return form;
}

/** A calculator; its code is loaded only on pages that have one of its subject, and the server renders its default result. */
export function Calculator(props: CalculatorProps): ReactNode {
  const Form = formOf(props.subject);
  return (
    <Suspense
      fallback={
        <p>
          {props.answer} <span className="spinner" data-spinner="" />
        </p>
      }
    >
      <Form {...props} />
    </Suspense>
  );
}

Calculator.load = ({ subject }: CalculatorProps): Promise<void> => formOf(subject).load();
