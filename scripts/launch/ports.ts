import { createServer } from 'node:net';

/**
 * @returns a message when one of the ports cannot be had, naming the setting to change
 */
export async function complainAboutPorts(
  wanted: readonly { setting: string; port: number; host?: string; what: string }[],
): Promise<string | undefined> {
  for (const { setting, port, host, what } of wanted) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      return `${setting} must be a number from 1 to 65535, for ${what}.`;
    }
    const problem = await tryPort(port, host);
    if (problem === 'EADDRINUSE') {
      return `Port ${port} is taken, and ${what} needs it. Stop what uses it (is Pierlight running already?), or choose another: ${setting}=${setting === 'PORT' ? port + 1 : port + 100} npm start`;
    }
    if (problem === 'EACCES') {
      return `Port ${port} may not be used by this user, and ${what} needs it. Choose one above 1023: ${setting}=${port + 3000} npm start`;
    }
    if (problem) return `Port ${port} cannot be used for ${what}: ${problem}.`;
  }
  return undefined;
}

function tryPort(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, exclusive: true, ...(host ? { host } : {}) }, () =>
      server.close(() => resolve(undefined)),
    );
  });
}
