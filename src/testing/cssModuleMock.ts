/** In tests, class names are their own names. */
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (target, name) =>
      name === "__esModule" ? true : (Reflect.get(target, name) ?? String(name)),
  },
);
