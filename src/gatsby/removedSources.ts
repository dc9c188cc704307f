type Told = (file: string, time: number) => void;
type Watch = (...args: [...settings: unknown[], changed: Told]) => unknown;

/** The parts of webpack's compiler that {@link removedSources} uses. */
type Compiler = {
  readonly watchFileSystem: {
    watch: Watch;
    /** Watches the files passed in the last call. */
    readonly watcher: { once(event: "remove", tell: (file: string) => void): void };
  };
};

/**
 * Reports a removed file to webpack's watchers as if it had changed. In development, Gatsby pauses webpack until it is told of a
 * change: without this it would notice neither a removed file nor any change after it.
 */
export const removedSources = {
  apply({ watchFileSystem: files }: Compiler): void {
    const watch = files.watch.bind(files);
    files.watch = (...args) => {
      const watching = watch(...args);
      const changed = args.at(-1) as Told;
      files.watcher.once("remove", (file) => changed(file, Date.now()));
      return watching;
    };
  },
};
