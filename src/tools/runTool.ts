/** Runs a command of `package.json`; one that fails says why, without a stack, and exits with 1. */
export async function runTool(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
