import { readHtml } from "./readHtml";

test("reads links, ids, names of anchors and assets of every kind", () => {
  const { path, ids, links } = readHtml(
    "/a",
    `<link rel="canonical" href="/c"><link rel="icon" href="/icon.png">
     <link rel="alternate" type="application/rss+xml" href="/rss.xml">
     <h2 id="one">One</h2><a name="two" href="/b#x">b</a>
     <img src="/1.png" srcset="/1.png 1x, /2.png 2x"><script src="/s.js"></script>
     <video src="/v.mp4" poster="/v.png"><track src="/v.vtt"></video>`,
  );
  expect(path).toBe("/a");
  expect([...ids]).toEqual(["one", "two"]);
  expect(links).toEqual([
    { href: "/icon.png", kind: "asset" },
    { href: "/rss.xml", kind: "asset" },
    { href: "/b#x", kind: "link" },
    { href: "/1.png", kind: "asset" },
    { href: "/1.png", kind: "asset" },
    { href: "/2.png", kind: "asset" },
    { href: "/s.js", kind: "asset" },
    { href: "/v.mp4", kind: "asset" },
    { href: "/v.png", kind: "asset" },
    { href: "/v.vtt", kind: "asset" },
  ]);
});

test("decodes entities in addresses", () => {
  expect(readHtml("/a", '<a href="/s?a=1&amp;b=2">s</a>').links[0]?.href).toBe("/s?a=1&b=2");
});

test("reads names in any script, written literally or as entities", () => {
  const { ids, links } = readHtml(
    "/a",
    '<h2 id="größe-大">x</h2><a href="/gr&ouml;ße#größe-大">x</a>',
  );
  expect([...ids]).toEqual(["größe-大"]);
  expect(links[0]?.href).toBe("/größe#größe-大");
});

test("code and styles are no markup, but a script has an address", () => {
  const html =
    '<script src="/s.js">a("<a href=\'/x\'>")</script><style>/* <a href="/y"> */</style>';
  expect(readHtml("/a", html).links).toEqual([{ href: "/s.js", kind: "asset" }]);
});
