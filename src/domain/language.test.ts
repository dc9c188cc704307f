import { languageAttributes } from "./language";

test.each([
  ["de", "ltr"],
  ["pt-BR", "ltr"],
  ["arn", "ltr"],
  ["ar", "rtl"],
  ["AR-eg", "rtl"],
  ["fa-IR", "rtl"],
  ["he", "rtl"],
  ["ur-Latn", "ltr"],
  ["ur-Arab-PK", "rtl"],
  ["az-Arab", "rtl"],
  ["sd-Deva", "ltr"],
])("text in %s runs %s", (lang, dir) => {
  expect(languageAttributes(lang)).toEqual({ lang, dir });
});

test.each([[null], [undefined], [""]])("says nothing about text without a language, %p", (lang) => {
  expect(languageAttributes(lang)).toEqual({});
});
