import { createServer } from "node:net";

/** The first of this many consecutive free ports on this machine. */
export async function freePorts(count: number, first = 9100): Promise<number> {
  const ports = Array.from({ length: count }, (_, index) => first + index);
  const free = await Promise.all(ports.map(isFree));
  return free.every(Boolean) ? first : freePorts(count, first + count);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
