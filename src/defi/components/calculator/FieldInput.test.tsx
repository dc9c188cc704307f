/** @jest-environment jsdom */
import { renderElement } from "../../../testing/renderElement";
import { number } from "../../calculators/fields";
import { FieldInput } from "./FieldInput";

const SLIDER = { slider: { min: 1, max: 10_000, step: 1 } };

test.each([
  ["USDX", "1,200", "1200 USDX"],
  ["USDX", "nothing", "1 USDX"],
  ["", "7", null],
])("a slider with the unit %s at %j is announced as %j", (unit, value, read) => {
  const { document } = renderElement(
    <FieldInput
      field={number("Order", unit, "5", SLIDER)}
      value={value}
      error={undefined}
      onChange={() => {}}
    />,
  );
  const slider = document.querySelector("input[type=range]");
  expect(slider?.getAttribute("aria-valuetext")).toBe(read);
});
