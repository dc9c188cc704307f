import { shortClassNames } from "./classNames";

test("no two classes have one name, and one class has the same in each bundle", () => {
  const files = Array.from({ length: 60 }, (_, index) => ({
    resourcePath: `/src/${index}.module.css`,
  }));
  const modules = files.map((file) => file.resourcePath);
  const namesOf = (nameOf: ReturnType<typeof shortClassNames>) =>
    files.flatMap((file) => Array.from({ length: 60 }, (_, at) => nameOf(file, "", `class-${at}`)));
  const names = namesOf(shortClassNames(modules));
  expect(new Set(names).size).toBe(60 * 60);
  expect(namesOf(shortClassNames(modules))).toEqual(names);
  expect(names.every((name) => /^_[a-z0-9]{3,4}$/.test(name))).toBe(true);
});
