import { withLazyStyles } from "./webpack";

const styles = { oneOf: [{ test: /\.module\.css$/ }, { test: /\.css$/ }] };
const scripts = { test: /\.tsx?$/ };
const images = { oneOf: [{ test: /\.png$/ }] };

test("lazy styles become text before any rule for styles matches them; other rules are kept", () => {
  expect(withLazyStyles([scripts, styles, images])).toEqual([
    scripts,
    { oneOf: [{ test: /\.lazy\.css$/, type: "asset/source" }, ...styles.oneOf] },
    images,
  ]);
});
