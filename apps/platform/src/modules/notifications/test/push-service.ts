import { createECDH, randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Taken {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  /** What happens before it answers. */
  readonly meanwhile?: () => Promise<unknown>;
  /** It says nothing; says so and never ends; breaks off; or says what is no HTTP. */
  readonly fault?: 'silent' | 'endless' | 'broken' | 'garbled';
}

/** A push service that answers as it is told; what is in a push the journey of pushes opens. */
export class StubPushService {
  readonly taken: Taken[] = [];
  /** What it answers, by the path; 201 where nothing is said. */
  readonly answers = new Map<string, Answer>();
  readonly #server: Server = createServer(async (request, response) => {
    const path = request.url ?? '';
    this.taken.push({ path, headers: request.headers, body: await buffer(request) });
    const { status, headers = {}, fault, meanwhile } = this.answers.get(path) ?? { status: 201 };
    await meanwhile?.();
    if (fault === 'silent') return;
    if (fault === 'broken') return response.destroy();
    if (fault === 'garbled') return response.socket?.end('what is this\r\n\r\n');
    response.writeHead(status, headers);
    if (fault === 'endless') return flood(response);
    response.end();
  });
  origin = '';

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.origin;
  }

  close() {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }

  /** What a browser's push manager would answer. */
  subscription(path = `/${randomBytes(8).toString('hex')}`) {
    return {
      path,
      body: {
        endpoint: `${this.origin}${path}`,
        keys: {
          p256dh: createECDH('prime256v1').generateKeys('base64url'),
          auth: randomBytes(16).toString('base64url'),
        },
      },
    };
  }

  to = (path: string) => this.taken.filter((one) => one.path === path);
}

/** Writes for as long as somebody reads. */
function flood(response: ServerResponse): void {
  const more = () => {
    if (!response.destroyed) response.write('x'.repeat(16_384), () => setImmediate(more));
  };
  more();
}
