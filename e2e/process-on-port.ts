import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/**
 * The process that listens on a port of this machine, found as Linux tells it under `/proc`; null
 * where there is none. See proc_net_tcp(5).
 */
export function processOnPort(port: number): number | null {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((table) => readFileSync(table, 'utf8').trim().split('\n').slice(1))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${wanted}`) && state === LISTENING)
      .map((fields) => `socket:[${fields[9]}]`),
  );
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (openFiles(pid).some((file) => sockets.has(file))) return Number(pid);
  return null;
}

/** What a process has open; nothing when it is another account's, or gone meanwhile. */
function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((file) => readlinkSync(`/proc/${pid}/fd/${file}`));
  } catch {
    return [];
  }
}
