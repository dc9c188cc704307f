import { withLateScripts } from "./lateScripts";

const slice = (scripts: string) =>
  `<body><main></main><!-- slice-start id="_gatsby-scripts-1" --><script>window.x=1;</script>${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;

describe("a page with late scripts", () => {
  test("lists them in their order, inside Gatsby's slice", () => {
    const html = slice('<script src="/runtime-1.js" async></script><script src="/app-2.js" async=""></script>');
    expect(withLateScripts(html)).toBe(slice('<script type="application/json" data-late="">["/runtime-1.js","/app-2.js"]</script>'));
  });

  test("stays as it is the second time", () => {
    const late = withLateScripts(slice('<script src="/app.js" async></script>'));
    expect(withLateScripts(late)).toBe(late);
  });

  test("keeps scripts of its content", () => {
    const html = '<body><script src="/own.js" async></script><p></p></body>';
    expect(withLateScripts(html)).toBe(html);
  });

  test("loses what gatsby-plugin-image adds for a component that is not used", () => {
    const html =
      '<head><style>.gatsby-image-wrapper{a:b}</style><noscript><style>.gatsby-image-wrapper noscript{a:b}</style></noscript><script type="module">const e="undefined"!=typeof HTMLImageElement&&1;</script><style>.own{}</style></head><body></body>';
    expect(withLateScripts(html)).toBe("<head><style>.own{}</style></head><body></body>");
  });
});
