import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A callback as its bytes came. */
export interface Callback {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** Where a provider sends its callbacks: accepts them, or refuses and is sent them again. */
export class CallbackReceiver {
  readonly received: Callback[] = [];
  /** What is answered. */
  status = 200;
  #heard = Promise.withResolvers<void>();
  readonly #server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'POST') {
      this.received.push({ body: Buffer.concat(chunks), headers: request.headers });
      this.#heard.resolve();
      this.#heard = Promise.withResolvers();
    }
    response.statusCode = this.status;
    response.end();
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Waits until `count` callbacks speak of a payment and are as wanted; those. */
  async those(
    reference: string,
    wanted: (callback: Callback) => boolean,
    count = 1,
  ): Promise<readonly Callback[]> {
    for (;;) {
      const { promise } = this.#heard;
      const those = this.received.filter(
        (callback) => callback.body.includes(reference) && wanted(callback),
      );
      if (those.length >= count) return those;
      await promise;
    }
  }

  /** Waits until `count` callbacks speak of a payment; those. */
  about(reference: string, count = 1): Promise<readonly Callback[]> {
    return this.those(reference, () => true, count);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
