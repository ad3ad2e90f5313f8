import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Taken {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service that answers as it is told; what is in a push the journey of pushes opens. */
export class StubPushService {
  readonly taken: Taken[] = [];
  /** What it answers, by the path; 201 where nothing is said. */
  readonly answers = new Map<string, { status: number; headers?: Record<string, string> }>();
  readonly #server: Server = createServer(async (request, response) => {
    const path = request.url ?? '';
    this.taken.push({ path, headers: request.headers, body: await buffer(request) });
    const { status, headers = {} } = this.answers.get(path) ?? { status: 201 };
    response.writeHead(status, headers).end();
  });
  #origin = '';

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.#origin;
  }

  close = () => new Promise((done) => this.#server.close(done));

  /** What a browser's push manager would answer. */
  subscription(path = `/${randomBytes(8).toString('hex')}`) {
    return {
      path,
      body: {
        endpoint: `${this.#origin}${path}`,
        keys: {
          p256dh: createECDH('prime256v1').generateKeys('base64url'),
          auth: randomBytes(16).toString('base64url'),
        },
      },
    };
  }

  to = (path: string) => this.taken.filter((one) => one.path === path);
}
