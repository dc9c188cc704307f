import { humanise } from "./docPlace";

test.each([
  ["token-studio", "Token studio"],
  ["how_it_works", "How it works"],
  ["rest-api", "Rest API"],
  ["faqs", "FAQs"],
  ["css", "CSS"],
  ["https", "HTTPS"],
  ["userInterface", "UserInterface"],
  ["capital-guide", "Capital guide"],
])("the folder %s is called %s", (folder, label) => {
  expect(humanise(folder)).toBe(label);
});
