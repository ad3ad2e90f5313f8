import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import formBody from '@fastify/formbody';
import { type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { serveOutbox } from '../pages/serve-outbox.ts';
import { oneClickOf, pressOneClick } from './one-click.ts';
import { listPage, mailPage, missingPage } from './pages.ts';
import { MailStore, type StoredMail } from './store.ts';

export interface MailOptions {
  /** Folder of `mail.sqlite`; made when missing. */
  readonly dataFolder: string;
  readonly smtpHost: string;
  /** 0 takes any free port, which `smtpPort` then tells. */
  readonly smtpPort: number;
  /** Where links that stop mails may lead: the sandbox presses none elsewhere. */
  readonly platformOrigin: string;
  readonly clock: { now(): Date };
  readonly logger: Logger;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Port on which mails are taken. */
    smtpPort(): number;
  }
}

const longestMail = 1_048_576;
/** Told to stop, it waits this long for mails under way, in milliseconds. */
const farewell = 1_000;

/**
 * The sandbox's mail server: takes every mail by SMTP, delivers none, and shows them on a page and as
 * JSON. It answers `550` to recipients that begin with `refused@` and `451` to those with `later@`. Where a mail has
 * the headers of RFC 8058, a button presses them as a mail provider does.
 */
export async function buildMail(options: MailOptions): Promise<FastifyInstance> {
  const store = new MailStore(options.dataFolder);
  const app = fastify({ loggerInstance: options.logger }) as unknown as FastifyInstance;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: longestMail,
    closeTimeout: farewell,
    logger: false,
    onRcptTo(address, _session, told) {
      if (address.address.startsWith('refused@')) told(smtpError(550, 'No such mailbox'));
      else if (address.address.startsWith('later@')) told(smtpError(451, 'Try again later'));
      else told();
    },
    onData(stream, session, told) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          told(smtpError(552, 'The mail is too large'));
          return;
        }
        read(Buffer.concat(parts), session, options.clock.now())
          .then((mail) => {
            store.add(mail);
            told();
          })
          .catch((error: unknown) => {
            app.log.warn({ err: error }, 'a mail could not be read');
            told(smtpError(554, 'The mail cannot be read'));
          });
      });
    },
  });
  smtp.on('error', (error: Error) => app.log.warn({ err: error }, 'smtp connection failed'));

  app.decorate('smtpPort', () => {
    const address = smtp.server.address();
    return typeof address === 'object' && address !== null ? address.port : options.smtpPort;
  });
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve, reject) => {
      smtp.server.once('error', reject);
      smtp.listen(options.smtpPort, options.smtpHost, () => resolve());
    });
  });
  const clients = new Set<Socket>();
  smtp.server.on('connection', (socket: Socket) => {
    clients.add(socket);
    socket.once('close', () => clients.delete(socket));
  });
  app.addHook('onClose', async () => {
    // It waits much longer for a client that does not answer its goodbye.
    setTimeout(() => {
      for (const client of clients) client.destroy();
    }, 2 * farewell).unref();
    if (smtp.server.listening) await new Promise<void>((resolve) => smtp.close(() => resolve()));
    store.close();
  });

  await app.register(formBody);
  // Nothing of a mail may run or load: its HTML is framed without any right.
  serveOutbox(app, { frames: 'self', forms: 'self', page: () => listPage(store.list()) });
  app.get<{ Params: { id: string } }>('/messages/:id', async (request, reply) => {
    const mail = store.find(request.params.id);
    reply.type('text/html; charset=utf-8');
    return mail
      ? reply.send(mailPage(mail, await oneClickOf(mail), null))
      : reply.code(404).send(missingPage());
  });
  app.post<{ Params: { id: string } }>('/messages/:id/one-click', async (request, reply) => {
    const mail = store.find(request.params.id);
    const oneClick = mail && (await oneClickOf(mail));
    reply.type('text/html; charset=utf-8');
    if (!oneClick) return reply.code(404).send(missingPage());
    const answered = await pressOneClick(oneClick, options.platformOrigin);
    return reply.send(mailPage(mail, oneClick, answered));
  });
  app.get<{ Querystring: { to?: string } }>('/api/messages', async (request) => ({
    messages: store.list(request.query.to).map(({ raw: _raw, ...mail }) => mail),
  }));
  app.get<{ Params: { id: string } }>('/api/messages/:id', async (request, reply) => {
    const mail = store.find(request.params.id);
    return mail ?? reply.code(404).send({ error: 'no such message' });
  });
  return app;
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function read(raw: Buffer, session: SMTPServerSession, now: Date): Promise<StoredMail> {
  const mail = await PostalMime.parse(raw);
  const [replyTo] = mail.replyTo ?? [];
  return {
    id: mail.messageId?.replace(/^<|>$/g, '') ?? randomUUID(),
    sender: mail.from?.address ?? '',
    // Who it was for is in the envelope, whatever its headers say.
    recipients: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    replyTo: replyTo?.address ?? null,
    raw: raw.toString('utf8'),
    receivedAt: now.getTime(),
  };
}
