import { type ChildProcess, spawn } from "node:child_process";
import { SITES } from "../testing/e2e/addresses";
import { freePorts } from "../testing/freePorts";

type Server = { readonly child: ChildProcess; readonly isServed: Promise<boolean> };

/** The sites of the browser tests: built and served in separate processes while other tests run. */
export class TestSites {
  private constructor(
    /** Port of the first site; the others use the next ones. */
    readonly firstPort: number,
    private readonly servers: readonly Server[],
  ) {}

  /** Starts building them. */
  static async start(): Promise<TestSites> {
    const firstPort = await freePorts(SITES.length);
    return new TestSites(
      firstPort,
      SITES.map((site, index) => start(site, firstPort + index)),
    );
  }

  /** Whether all of them are served, once each is or has failed. Prints the output of a site that failed. */
  async areServed(): Promise<boolean> {
    const served = await Promise.all(this.servers.map(({ isServed }) => isServed));
    return served.every(Boolean);
  }

  async stop(): Promise<void> {
    const running = this.servers.filter(({ child }) => child.exitCode === null);
    await Promise.all(
      running.map(({ child }) => {
        const end = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGTERM");
        return end;
      }),
    );
  }
}

function start(site: string, port: number): Server {
  const child = spawn(
    process.execPath,
    [
      ...["-r", "./plugins/site-content/markdown/registerTypescript.cjs"],
      ...["src/testing/serveSite.ts", site, String(port)],
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  const isServed = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes(`${site}: http`)) resolve(true);
      });
    child.on("exit", () => {
      if (!output.includes(`${site}: http`)) console.error(output);
      resolve(false);
    });
  });
  return { child, isServed };
}
