import type { ChildProcess } from "node:child_process";

/** A finished process: its output, and its exit status, null for one that was killed or did not start. */
export type Ended = { readonly status: number | null; readonly output: string };

/** Waits for a process to end and collects its output, unless it writes to this process's own terminal. */
export async function outputOf(child: ChildProcess): Promise<Ended> {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const status = await new Promise<number | null>((resolve) => {
    child.on("error", (error) => {
      output += error.message;
      resolve(null);
    });
    child.on("close", resolve);
  });
  return { status, output };
}
