/** Class names stand for themselves in tests. */
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (target, name) =>
      name === "__esModule" ? true : (Reflect.get(target, name) ?? String(name)),
  },
);
