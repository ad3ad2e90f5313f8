import { createServer } from 'node:net';

/** The site's port and one for each of the sandbox's parties, of the two products that the journeys start. */
const PORTS = 2 * (1 + 14);

/** A port for the site and the first of the sandbox's, with all they need, below the ephemeral range. */
export async function freePorts(): Promise<[number, number]> {
  for (let port = 20_100; port < 32_000; port += 10) {
    const wanted = Array.from({ length: PORTS }, (_, offset) => port + offset);
    const free = await Promise.all(wanted.map(isFree));
    if (free.every(Boolean)) return [port, port + 1];
  }
  throw new Error(`No ${PORTS} ports in a row are free between 20100 and 32000.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
