import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface TakenSms {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly text: string;
}

/** An SMS gateway that keeps what it is handed, or answers as it is told to. */
export class StubGateway {
  readonly taken: TakenSms[] = [];
  readonly heads: IncomingHttpHeaders[] = [];
  /** What the next calls are answered with. */
  status = 202;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      text(request).then((body) => {
        this.heads.push(request.headers);
        if (this.status < 300) this.taken.push(JSON.parse(body) as TakenSms);
        response.writeHead(this.status).end();
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
