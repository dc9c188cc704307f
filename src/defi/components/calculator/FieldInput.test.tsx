import { renderElement } from "../../../testing/renderElement";
import type { NumberField } from "../../calculators/definition";
import { FieldInput } from "./FieldInput";

const FIELD: NumberField = {
  kind: "number",
  label: "Order",
  initial: "5",
  slider: { min: 1, max: 10_000, step: 1 },
};

test.each([
  ["USDX", "1,200", "1200 USDX"],
  ["USDX", "nothing", "1 USDX"],
  [undefined, "7", null],
])("a slider with the unit %s at %j is announced as %j", (unit, value, read) => {
  const { document } = renderElement(
    <FieldInput
      field={unit === undefined ? FIELD : { ...FIELD, unit }}
      value={value}
      error={undefined}
      onChange={() => {}}
    />,
  );
  const slider = document.querySelector("input[type=range]");
  expect(slider?.getAttribute("aria-valuetext")).toBe(read);
});
