type Told = (file: string, time: number) => void;
type Watch = (...args: [...settings: unknown[], changed: Told]) => unknown;

/** The parts of webpack's compiler that {@link removedSources} uses. */
type Compiler = {
  readonly watchFileSystem: {
    watch: Watch;
    /** Watches the files of the last call. */
    readonly watcher: { once(event: "remove", tell: (file: string) => void): void };
  };
};

/**
 * Says that a watched file was removed as webpack says that one was changed. Gatsby pauses webpack in development until it hears
 * so: without this it would hear nothing of a removed file, and of no change after it.
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
