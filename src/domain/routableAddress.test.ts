import fc from "fast-check";
import { decodableHash, hashId, routableAddress, routablePath } from "./routableAddress";

/** What Gatsby's router makes of a path that the browser shows. */
const routed = (path: string) => encodeURI(decodeURI(path));
/** The name under which Gatsby keeps the page of a path. */
const pageKey = (path: string) => decodeURIComponent(path);
/** Paths and hashes as other sites may write them, in the spelling of a browser. */
const address = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "%",
        "%2F",
        "%3f",
        "%23",
        "%5C",
        "%E0%A4%A",
        "%c3%a9",
        "%25",
        "%26",
        "%0A",
        "%09",
        "/",
        ":",
      ),
      fc.string({ unit: "grapheme-ascii" }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => new URL(`http://localhost/${parts.join("").replace(/[?#]/g, "")}`).pathname);

test.each([
  ["#part", "#part", "part"],
  ["", "", ""],
  ["#", "#", ""],
  ["#a%20b", "#a%20b", "a b"],
  ["#50%", "#50%25", "50%"],
  ["#%", "#%25", "%"],
  ["#a%b", "#a%25b", "a%b"],
  ["#%E0%A4%A", "#%25E0%25A4%25A", "%E0%A4%A"],
  ["#%C3%A9%", "#%C3%A9%25", "é%"],
])("the hash %s is read as %s and names %j", (hash, decodable, id) => {
  expect([decodableHash(hash), hashId(hash)]).toStrictEqual([decodable, id]);
});

test.each([
  ["/plain/path", "/plain/path"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/a%2Fb", "/a_b"],
  ["/a%3fb%23c", "/a_b_c"],
  ["/%5Cevil.example/x", "/_evil.example/x"],
  ["/q%26a", "/q&a"],
  ["/100%", "/100_"],
  ["/100%25", "/100_"],
  ["/%E0%A4%A", "/_E0_A4_A"],
  ["/:uri", "/_uri"],
  ["/x%0A", "/x_"],
  ["/x%20", "/x_"],
  ["/x/%20%20", "/x/_"],
  ["/a%20b", "/a%20b"],
  ["/%09%0d%00%7F%1f/%3Cb%3E", "/_____/%3Cb%3E"],
])("the path %s is routed as %s", (path, routable) => {
  expect(routablePath(path)).toBe(routable);
});

test("an address keeps its query", () => {
  expect(routableAddress("/a%?q=%#50%")).toBe("/a_?q=%#50%25");
});

test("no path names another page after the router has rewritten it, and no hash is lost", () => {
  fc.assert(
    fc.property(address, (path) => {
      const routable = routablePath(path);
      expect(pageKey(routed(routable))).toBe(pageKey(routable));
      expect(pageKey(pageKey(routable))).toBe(pageKey(routable));
      expect(routablePath(routable)).toBe(routable);
      const asked = new URL(`http://localhost/x${pageKey(routable)}`).pathname;
      expect(pageKey(asked)).toBe(`/x${pageKey(routable)}`);
      const hash = decodableHash(`#${path}`);
      expect(() => decodeURI(hash)).not.toThrow();
      expect(hashId(hash)).toBe(hashId(`#${path}`));
    }),
  );
});
