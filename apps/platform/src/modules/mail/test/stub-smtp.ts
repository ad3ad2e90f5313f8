import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';

/** A mail server that takes what it is told to, over a real socket. */
export class StubSmtp {
  /** Mails as they came, head and body. */
  readonly mails: { readonly to: string; readonly raw: string }[] = [];
  /** What the next recipients are answered; `250` afterwards. */
  readonly answers: string[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((socket) => {
      let to = '';
      let body: string | null = null;
      let rest = '';
      socket.write('220 stub\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (part) => {
        rest += part.toString('utf8');
        for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
          const line = rest.slice(0, end);
          rest = rest.slice(end + 2);
          if (body !== null) {
            if (line === '.') {
              this.mails.push({ to, raw: body });
              body = null;
              socket.write('250 taken\r\n');
            } else body += `${line}\n`;
          } else if (/^DATA/i.test(line)) {
            body = '';
            socket.write('354 go on\r\n');
          } else if (/^RCPT/i.test(line)) {
            to = /<(.+)>/.exec(line)?.[1] ?? '';
            socket.write(`${this.answers.shift() ?? '250 ok'}\r\n`);
          } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
          else socket.write('250 ok\r\n');
        }
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
