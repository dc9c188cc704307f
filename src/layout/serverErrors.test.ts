/** @jest-environment jsdom */
import { giveUpOnServerErrors } from "./serverErrors";

const { prototype } = XMLHttpRequest;
const open = Object.getOwnPropertyDescriptor(prototype, "open");
const status = Object.getOwnPropertyDescriptor(prototype, "status");
let answered = 500;

beforeEach(() => {
  Object.defineProperty(prototype, "status", { configurable: true, get: () => answered });
  giveUpOnServerErrors();
});
afterEach(() => {
  Object.defineProperty(prototype, "open", open ?? {});
  Object.defineProperty(prototype, "status", status ?? {});
});

function statusOf(url: string, answer: number): number {
  answered = answer;
  const request = new XMLHttpRequest();
  request.open("GET", url);
  return request.status;
}

test.each([
  ["a page's data", "/page-data/a/page-data.json", 500, 503],
  ["the data of a page with a query", "/page-data/a/page-data.json?q=b", 500, 503],
  ["existing data", "/page-data/a/page-data.json?q=b", 200, 200],
  ["another file", "/page-data/app-data.json", 500, 500],
])("%s: %s with %i is read as %i", (_, url, answer, read) => {
  expect(statusOf(url, answer)).toBe(read);
});
