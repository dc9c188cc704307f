import { createHash } from "node:crypto";

/** The parts of webpack's compiler that {@link scriptIntegrity} uses. */
type Compiler = {
  readonly webpack: {
    readonly runtime: {
      readonly LoadScriptRuntimeModule: {
        getCompilationHooks(compilation: Compilation): {
          readonly createScript: { tap(name: string, change: (code: string) => string): void };
        };
      };
    };
    readonly sources: { readonly RawSource: new (text: string) => Source };
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: number };
  };
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, run: (compilation: Compilation) => void): void;
    };
  };
};
type Compilation = {
  readonly hooks: {
    readonly processAssets: {
      tap(options: { readonly name: string; readonly stage: number }, run: () => void): void;
    };
  };
  readonly chunks: Iterable<Chunk>;
  getAsset(name: string): { readonly source: Source } | undefined;
  updateAsset(name: string, source: Source): void;
  renameAsset(from: string, to: string): void;
};
type Chunk = {
  readonly id: string | number | null;
  readonly files: Iterable<string>;
  hasRuntime(): boolean;
  canBeInitial(): boolean;
};
type Source = { source(): string | Buffer; buffer(): Buffer };

const NAME = "scriptIntegrity";
/** Placeholder in webpack's runtime for the digests of the scripts that it loads, until all of them are known. */
const PLACE = "digests-of-late-scripts";
const CONTENT_HASH = /-[0-9a-f]{20}(?=\.js$)/;

/**
 * A webpack plugin: a browser runs a script that webpack's runtime loads later only when it is the one this build made. The
 * runtime's file name is derived from its changed content.
 */
export const scriptIntegrity = {
  apply({ webpack, hooks }: Compiler): void {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => `${code}
          var digest = "${PLACE}"[chunkId];
          if (digest) { script.crossOrigin = "anonymous"; script.integrity = "sha256-" + digest; }`,
      );
      // After webpack has named all files by their content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const chunks = [...compilation.chunks];
        const digests = digestsOf(chunks, compilation);
        for (const chunk of chunks.filter((each) => each.hasRuntime()))
          for (const file of scriptsOf(chunk)) {
            const text = String(compilation.getAsset(file)?.source.source() ?? "");
            const filled = fillIn(text, digests);
            compilation.updateAsset(file, new webpack.sources.RawSource(filled));
            compilation.renameAsset(file, renamed(file, filled));
          }
      });
    });
  },
};

/** Runtime code with the digests filled in; unchanged if it loads no script. */
export function fillIn(code: string, digests: Readonly<Record<string, string>>): string {
  return code.replace(new RegExp(`(["'\`])${PLACE}\\1`), () => `(${JSON.stringify(digests)})`);
}

/** The name of a file after its content has changed, with a new hash. A name without a hash stays the same. */
export function renamed(file: string, text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
  return file.replace(CONTENT_HASH, `-${hash}`);
}

function digestsOf(chunks: readonly Chunk[], compilation: Compilation): Record<string, string> {
  const late = chunks.filter((chunk) => !chunk.canBeInitial());
  const digests = late.flatMap((chunk) =>
    scriptsOf(chunk).map((file) => {
      const content = compilation.getAsset(file)?.source.buffer() ?? "";
      return [String(chunk.id), createHash("sha256").update(content).digest("base64")] as const;
    }),
  );
  return Object.fromEntries(digests.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function scriptsOf(chunk: Chunk): readonly string[] {
  return [...chunk.files].filter((file) => file.endsWith(".js"));
}
