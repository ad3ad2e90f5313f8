import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject, onTestFinished, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The program the tests start their cache from, or why there is none. */
    nginx: { readonly path: string } | { readonly missing: string };
  }
}

/** Ends nginx, and takes its folder away, with whoever started it: even when that is killed. */
const KEEPER = `
directory=$1; shift
"$@" & child=$!
cat > /dev/null
kill -KILL $child 2> /dev/null
wait $child 2> /dev/null
rm -rf "$directory"
`;

/**
 * A cache for everybody as operators put in front: it keeps what the answer's headers let it keep, by its
 * address, and looks at neither cookies nor bearers.
 */
const configuration = (directory: string, port: number, upstream: string) => `
pid ${directory}/pid;
error_log ${directory}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${directory}/bodies;
  proxy_temp_path ${directory}/answers;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  proxy_cache_path ${directory}/kept keys_zone=shared:1m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_cache shared;
      proxy_cache_key $request_uri;
      add_header x-cache $upstream_cache_status always;
    }
  }
}
`;

/**
 * Starts an nginx that caches in front of a server, until the test is over.
 *
 * @returns its origin; an answer it had kept says `x-cache: HIT`
 */
export async function startSharedCache(upstream: string): Promise<string> {
  const nginx = inject('nginx');
  if ('missing' in nginx) throw new Error(nginx.missing);
  const directory = mkdtempSync(path.join(tmpdir(), 'pierlight-nginx-'));
  const file = path.join(directory, 'nginx.conf');
  const port = await freePort();
  writeFileSync(file, configuration(directory, port, upstream));
  // One process, of the user of the tests: there is no account to change to.
  const own = ['-p', directory, '-c', file, '-g', 'daemon off; master_process off;'];
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', directory, nginx.path, ...own], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  onTestFinished(async () => {
    keeper.stdin?.end();
    await once(keeper, 'exit');
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin, { method: 'OPTIONS' }), { timeout: 20_000, interval: 20 });
  return origin;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
