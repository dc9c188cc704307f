import { withLazyStyles } from "./webpack";

const styles = { oneOf: [{ test: /\.module\.css$/ }, { test: /\.css$/ }] };
const scripts = { test: /\.tsx?$/ };
const images = { oneOf: [{ test: /\.png$/ }] };

test("lazy styles are text before any rule for styles fits them; other rules stay", () => {
  expect(withLazyStyles([scripts, styles, images])).toEqual([
    scripts,
    { oneOf: [{ test: /\.lazy\.css$/, type: "asset/source" }, ...styles.oneOf] },
    images,
  ]);
});
