import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the wire to a provider's API behaves. */
export type Trouble =
  | { readonly kind: 'none' }
  /** The provider does its work, and its answer never arrives. */
  | { readonly kind: 'silent' }
  /** The provider does its work, and the connection breaks before its answer. */
  | { readonly kind: 'cut' }
  /** Something in front of the provider answers in its place. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: string }
  /** The provider does its work, and its answer is changed on the way. */
  | { readonly kind: 'changed'; readonly change: (answer: string) => string };

interface Call {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** Stands between an adapter and a provider's real API, and can be told to misbehave. */
export class Wire {
  trouble: Trouble = { kind: 'none' };
  /** Every call that came, in order. */
  readonly calls: Call[] = [];
  readonly #target: string;
  readonly #server: Server;
  #port = 0;

  constructor(target: string) {
    this.#target = target;
    this.#server = createServer((request, response) => {
      void this.#pass(request, response).catch(() => response.destroy());
    });
  }

  /** Takes calls, after a close again at the same address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/' } = request;
    const body = Buffer.concat(chunks).toString();
    this.calls.push({ method, url, body });
    const { trouble } = this;
    if (trouble.kind === 'status') {
      response.writeHead(trouble.status, { 'content-type': 'text/html' });
      response.end(trouble.body ?? '<h1>Something else</h1>');
      return;
    }
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(new URL(url, this.#target), {
      method,
      headers: headers as Record<string, string>,
      ...(body === '' ? {} : { body }),
    });
    const text = await answer.text();
    if (trouble.kind === 'silent') return;
    if (trouble.kind === 'cut') {
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(trouble.kind === 'changed' ? trouble.change(text) : text);
  }
}
