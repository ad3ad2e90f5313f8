/** Serves the lobby's tree by `node:http` and React alone; its API is another process. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type * as BareServer from './bare-server.tsx';

const [entry = '', origin = ''] = process.argv.slice(2);
const { loadTree, renderTree } = (await import(pathToFileURL(entry).href)) as typeof BareServer;
const router = await loadTree(new Request(`${origin}/`), {
  nonce: 'none',
  fetchApi: (request) => fetch(request),
  country: null,
  publicOrigin: origin,
  thirdParties: { tagManagerId: null, chat: null },
  fingerprintStart: 'startup',
  isTraced: false,
});

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const stream = renderTree(router);
  stream.pipe(response);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ kind: 'listening', port: (server.address() as AddressInfo).port });
});
