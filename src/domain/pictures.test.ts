import { type PictureFile, picturesOf, shownSize } from "./pictures";

const made: PictureFile = {
  sourceInstanceName: "content",
  relativePath: "docs/pool.png",
  childImageSharp: {
    gatsbyImageData: {
      layout: "constrained",
      width: 1408,
      height: 739.2,
      images: {
        fallback: {
          src: "/static/pool.png",
          srcSet: "/static/pool-small.png 352w",
          sizes: "100vw",
        },
        sources: [
          { type: "image/webp", srcSet: "/static/pool.webp 1408w" },
          { type: "image/avif", srcSet: "" },
        ],
      },
    },
  },
};

test("a picture is its fallback, its size in whole pixels, and each format that has files", () => {
  expect(picturesOf([made])).toEqual([
    {
      file: "content/docs/pool.png",
      src: "/static/pool.png",
      srcSet: "/static/pool-small.png 352w",
      sizes: "100vw",
      width: 1408,
      height: 739,
      sources: [{ type: "image/webp", srcSet: "/static/pool.webp 1408w" }],
    },
  ]);
});

test("a picture that is smaller than the requested width keeps its own size", () => {
  const images = {
    fallback: { src: "/static/logo.png", srcSet: "/static/a.png 48w,\n/static/logo.png 192w" },
    sources: [],
  };
  const gatsbyImageData = { layout: "constrained", width: 1408, height: 704, images } as const;
  expect(picturesOf([{ ...made, childImageSharp: { gatsbyImageData } }])[0]).toMatchObject({
    width: 192,
    height: 96,
  });
});

test("a file that sharp could not process is omitted", () => {
  const data = made.childImageSharp?.gatsbyImageData;
  expect(picturesOf([{ ...made, relativePath: "docs/pool.svg", childImageSharp: null }])).toEqual(
    [],
  );
  expect(
    data &&
      picturesOf([{ ...made, childImageSharp: { gatsbyImageData: { ...data, images: {} } } }]),
  ).toEqual([]);
});

test("a picture of another source has its place in the docs folder of that name", () => {
  const [picture] = picturesOf([
    { ...made, sourceInstanceName: "contracts", relativePath: "img/pool.png" },
  ]);
  expect(picture?.file).toBe("content/docs/contracts/img/pool.png");
});

test.each([
  ["its own", undefined, { width: 800, height: 400 }],
  ["smaller", 200, { width: 200, height: 100 }],
  ["larger", 1600, { width: 1600, height: 800 }],
  ["a share of the column", "50%", { width: "50%" }],
])("the size of a picture: %s", (_, shown, expected) => {
  expect(shownSize({ width: 800, height: 400 }, shown)).toEqual(expected);
});

test("a picture of unknown size has the width that the page asks for", () => {
  expect(shownSize({}, 200)).toEqual({ width: 200 });
  expect(shownSize({}, undefined)).toEqual({});
});
