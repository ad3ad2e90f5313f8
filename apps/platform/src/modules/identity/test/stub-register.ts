import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A register that names whoever has one of its birth dates, or answers as it is told to. */
export class StubRegister {
  readonly named = new Set<string>();
  readonly asked: Record<string, string>[] = [];
  status = 200;
  readonly #server = createServer((request, response) => {
    void text(request).then((body) => {
      const question = JSON.parse(body) as Record<string, string>;
      this.asked.push(question);
      const result = this.named.has(question.birthdate ?? '') ? 'excluded' : 'clear';
      response.writeHead(this.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ result }));
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
