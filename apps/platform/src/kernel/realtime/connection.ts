import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Timer } from './clock.ts';
import type { Core } from './core.ts';
import { PING, textFrame } from './frames.ts';
import { type Disconnect, disconnects } from './protocol.ts';

/** How long a closed connection may take to send its last frames and answer, in milliseconds. */
const CLOSING_MILLISECONDS = 5_000;

/**
 * One WebSocket as a bounded queue of text: what is sent in one turn leaves as one message,
 * frames shared with other connections go straight to the socket, a reader that does not keep up
 * is cut off, and one that does not answer pings as well.
 *
 * Frames are written to the socket itself rather than through `ws`, which has no way to send
 * prepared bytes; without compression and fragments, its own control frames go in between safely.
 */
export class Connection {
  closed = false;
  /** Called once, when the connection is over for either side. */
  onClosed: () => void = () => undefined;
  private readonly core: Core;
  private readonly ws: WebSocket;
  private readonly socket: Duplex;
  private outgoing: string[] = [];
  private waiting = 0;
  private pings: Timer | undefined;
  private awaitsPong = false;

  constructor(core: Core, ws: WebSocket, socket: Duplex) {
    this.core = core;
    this.ws = ws;
    this.socket = socket;
    ws.on('close', () => this.end());
    ws.on('error', (error) => core.logger.debug({ error }, 'realtime socket failed'));
  }

  send(text: string): void {
    if (this.closed) {
      return;
    }
    if (this.outgoing.length === 0) {
      this.core.flushLater(this);
    }
    this.outgoing.push(text);
  }

  deliver(frame: Buffer, text: string): void {
    if (this.outgoing.length > 0) {
      this.outgoing.push(text);
    } else {
      this.write(frame);
    }
  }

  flush(): void {
    const { outgoing } = this;
    if (outgoing.length > 0) {
      this.outgoing = [];
      this.write(textFrame(outgoing.join('\n')));
    }
  }

  /** Closes with a code after what is queued; the subscriptions are gone at once. */
  close(disconnect: Disconnect): void {
    if (this.closed) {
      return;
    }
    this.flush();
    if (this.closed) {
      return;
    }
    this.ws.close(disconnect.code, disconnect.reason);
    const giveUp = this.core.clock.after(CLOSING_MILLISECONDS, () => this.ws.terminate());
    this.ws.once('close', () => giveUp.cancel());
    this.core.metrics.closed(disconnect.code);
    this.end();
  }

  startPings(): void {
    const { random, limits } = this.core;
    this.pings = this.core.clock.after((0.5 + random() / 2) * limits.pingSeconds * 1000, () =>
      this.ping(),
    );
  }

  /** The client's pong; one that nobody requested ends the connection. */
  pong(): void {
    if (!this.awaitsPong) {
      this.close(disconnects.badRequest);
    }
    this.awaitsPong = false;
  }

  private ping(): void {
    const { clock, limits } = this.core;
    this.send(PING);
    this.awaitsPong = true;
    this.pings = clock.after(limits.pongSeconds * 1000, () => {
      if (this.awaitsPong) {
        this.close(disconnects.noPong);
      } else {
        const rest = limits.pingSeconds - limits.pongSeconds;
        this.pings = clock.after(rest * 1000, () => this.ping());
      }
    });
  }

  private write(frame: Buffer): void {
    if (this.closed || this.ws.readyState !== this.ws.OPEN || this.socket.write(frame)) {
      return;
    }
    if (this.waiting === 0) {
      this.socket.once('drain', () => {
        this.waiting = 0;
      });
    }
    this.waiting += 1;
    const { queueBytes, queueMessages } = this.core.limits;
    if (this.socket.writableLength > queueBytes || this.waiting > queueMessages) {
      this.close(disconnects.slow);
    }
  }

  private end(): void {
    if (!this.closed) {
      this.closed = true;
      this.outgoing = [];
      this.pings?.cancel();
      this.onClosed();
    }
  }
}
