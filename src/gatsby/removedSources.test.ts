import { EventEmitter } from "node:events";
import { removedSources } from "./removedSources";

type Told = (file: string) => void;

test("webpack's watcher reports a removed file like a changed one, once per watch", () => {
  const said: string[] = [];
  const files = {
    watcher: new EventEmitter(),
    watch(...args: unknown[]) {
      this.watcher = new EventEmitter();
      this.watcher.once("change", args.at(-1) as Told);
      return args[0];
    },
  };
  removedSources.apply({ watchFileSystem: files });
  expect(files.watch("watching", (file: string) => said.push(file))).toBe("watching");
  files.watcher.emit("remove", "a.css");
  files.watcher.emit("remove", "b.css");
  files.watcher.emit("change", "c.css");
  expect(said).toEqual(["a.css", "c.css"]);
  files.watch("again", (file: string) => said.push(file));
  files.watcher.emit("remove", "d.css");
  expect(said).toEqual(["a.css", "c.css", "d.css"]);
});
