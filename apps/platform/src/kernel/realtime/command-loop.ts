import type { Answer } from './answer.ts';
import { CommandLimit } from './command-limit.ts';
import { type Command, parseCommands } from './commands.ts';
import { errorReply, reply } from './frames.ts';
import { connect, refresh, refreshSubscription } from './handshake.ts';
import { disconnects, errors, type ProtocolError } from './protocol.ts';
import { history, presence, presenceStats, rpc } from './queries.ts';
import type { Session } from './session.ts';
import { join } from './subscribing.ts';

/** A command that is answered. */
type Request = Exclude<Command, { kind: 'pong' | 'send' }>;

interface Waiting {
  readonly request: Request;
  /** Its share of the message it came in, in characters. */
  readonly size: number;
}

/** Messages of the largest size that a connection may keep waiting. */
const WAITING_MESSAGES = 4;

/** Carries out a client's commands, one after another in the order they came. */
export class CommandLoop {
  private readonly session: Session;
  private readonly limit: CommandLimit;
  private readonly queue: Waiting[] = [];
  private waitingSize = 0;
  private busy = false;

  constructor(session: Session) {
    this.session = session;
    this.limit = new CommandLimit(session.core.limits, session.core.clock);
  }

  /** One message of the client: commands joined by newlines. */
  receive(text: string): void {
    const { session } = this;
    if (session.closed) {
      return;
    }
    const commands = parseCommands(text);
    if (commands === undefined) {
      session.close(disconnects.badRequest);
      return;
    }
    const size = text.length / commands.length;
    for (const command of commands) {
      if (session.closed) {
        return;
      }
      session.core.metrics.command(command.kind);
      if (command.kind === 'pong') {
        session.pong();
      } else if (command.kind === 'send') {
        // Messages that want no reply have no meaning here.
        session.close(disconnects.badRequest);
      } else if (this.limit.allows()) {
        this.enqueue({ request: command, size });
      } else if (this.limit.exhausted) {
        session.close(disconnects.tooManyErrors);
      } else {
        session.send(errorReply(command.id, errors.tooManyRequests));
      }
    }
    if (!this.busy) {
      this.work();
    }
  }

  /** Lets a command wait for its turn; there is no end of waiting while the store hangs. */
  private enqueue(waiting: Waiting): void {
    const { session, queue } = this;
    const { commandBurst, messageBytes } = session.core.limits;
    if (queue.length >= commandBurst || this.waitingSize > WAITING_MESSAGES * messageBytes) {
      session.send(errorReply(waiting.request.id, errors.tooManyRequests));
      return;
    }
    this.waitingSize += waiting.size;
    queue.push(waiting);
  }

  private work(): void {
    while (!this.session.closed) {
      const waiting = this.queue.shift();
      if (waiting === undefined) {
        return;
      }
      const { request, size } = waiting;
      this.waitingSize -= size;
      const pending = this.carryOut(request);
      if (pending !== undefined) {
        this.busy = true;
        void this.settle(request, pending).finally(() => {
          this.busy = false;
          this.work();
        });
        return;
      }
    }
  }

  /** Undefined when the command is done; one that waits holds back those after it. */
  private carryOut(request: Request): Promise<Answer | ProtocolError | undefined> | undefined {
    const { session } = this;
    if ((request.kind === 'connect') === session.known) {
      session.close(disconnects.badRequest);
      return undefined;
    }
    switch (request.kind) {
      case 'connect':
        return connect(session, request.request);
      case 'subscribe':
        return join(session, request.request);
      case 'unsubscribe': {
        const subscription = session.subscriptions.get(request.channel);
        if (subscription !== undefined) {
          session.drop(subscription);
        }
        session.send(reply(request.id, request.kind, '{}'));
        return undefined;
      }
      case 'presence':
        return presence(session, request.channel);
      case 'presence_stats':
        return presenceStats(session, request.channel);
      case 'history':
        return history(session, request.request);
      case 'rpc':
        return rpc(session, request.method, request.data);
      case 'refresh':
        return refresh(session, request.token);
      case 'sub_refresh':
        return refreshSubscription(session, request.channel, request.token);
      case 'publish':
        // What players are told comes from the platform alone.
        session.send(errorReply(request.id, errors.permissionDenied));
        return undefined;
      case 'unknown':
        session.send(errorReply(request.id, errors.methodNotFound));
        return undefined;
    }
  }

  private async settle(
    { id, kind }: Request,
    pending: Promise<Answer | ProtocolError | undefined>,
  ): Promise<void> {
    const { session } = this;
    try {
      const answer = await pending;
      if (answer === undefined || session.closed) {
        return;
      }
      if ('code' in answer) {
        session.send(errorReply(id, answer));
      } else {
        session.send(reply(id, kind, answer.result));
        answer.afterwards?.();
      }
    } catch (error) {
      session.core.logger.error({ error, command: kind }, 'realtime command failed');
      session.send(errorReply(id, errors.internal));
    }
  }
}
