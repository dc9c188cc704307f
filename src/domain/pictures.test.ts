import { type PictureFile, picturesOf } from "./pictures";

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

test("a file that sharp made nothing of is left out", () => {
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
