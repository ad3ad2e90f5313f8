import type { ServerResponse } from 'node:http';

/** Without a byte taken for this long, an answer may be cut to make room for another, in milliseconds. */
const cutForOthersAfter = 2_000;

export interface OpenAnswersOptions {
  /** Answers that may be worked on or unread at once. */
  readonly most: number;
  /** Bytes that wait for their clients, over all connections. */
  readonly mostUnsentBytes: number;
  /** Milliseconds for which an answer waits for a client that takes nothing of it. */
  readonly stallMs: number;
  /** Milliseconds that a client may take to read an answer from its first byte on. */
  readonly readMs: number;
  readonly onCut: (reason: 'unread' | 'unsent bytes' | 'room') => void;
  readonly now?: () => number;
}

interface Open {
  readonly response: ServerResponse;
  /** Whether it takes up room; refusals and health do not. */
  readonly isAdmitted: boolean;
  /** Bytes the client had taken when we last looked; undefined before the first byte was written. */
  taken: number | undefined;
  begunAt: number;
  takenAt: number;
}

/**
 * The answers of all connections that are worked on or not yet read. An answer belongs to it until it has
 * left the process; a client that does not take its answer loses the connection.
 */
export function createOpenAnswers(options: OpenAnswersOptions) {
  const { most, mostUnsentBytes, stallMs, readMs, onCut, now = () => performance.now() } = options;
  const open = new Map<ServerResponse, Open>();
  let admitted = 0;
  const unsentOf = (response: ServerResponse) => response.writableLength;
  const sumUnsent = () => [...open.keys()].reduce((sum, answer) => sum + unsentOf(answer), 0);

  /** Notes what clients have taken since the last look. */
  function look(): void {
    for (const entry of open.values()) {
      const { socket } = entry.response;
      if (!socket || !entry.response.headersSent) continue;
      const taken = socket.bytesWritten - socket.writableLength;
      if (entry.taken === undefined) entry.begunAt = now();
      // Nothing waits for the client: it is the answer that is not ready.
      if (taken !== entry.taken || unsentOf(entry.response) === 0) entry.takenAt = now();
      entry.taken = taken;
    }
  }

  function add(response: ServerResponse, isAdmitted: boolean): void {
    open.set(response, { response, isAdmitted, taken: undefined, begunAt: now(), takenAt: now() });
    if (isAdmitted) admitted += 1;
    response.once('finish', () => leave(response));
    response.once('close', () => leave(response));
  }

  function leave(response: ServerResponse): void {
    if (open.get(response)?.isAdmitted) admitted -= 1;
    open.delete(response);
  }

  function cut({ response }: Open, reason: Parameters<typeof onCut>[0]): void {
    leave(response);
    onCut(reason);
    response.destroy();
  }

  /** Answers whose clients take nothing, the longest first. */
  function stalled(ms: number): Open[] {
    return [...open.values()]
      .filter(({ taken, takenAt }) => taken !== undefined && now() - takenAt >= ms)
      .toSorted((one, other) => one.takenAt - other.takenAt);
  }

  return {
    /** Watches an answer that needs no room: it may not stay unread either. */
    watch: (response: ServerResponse) => add(response, false),

    /** Takes in an answer that needs room. @returns false when there is none, and none can be made */
    admit(response: ServerResponse): boolean {
      if (admitted >= most) {
        look();
        const longest = stalled(cutForOthersAfter).find(({ isAdmitted }) => isAdmitted);
        if (longest) cut(longest, 'room');
      }
      const isAdmitted = admitted < most;
      add(response, isAdmitted);
      return isAdmitted;
    },

    /** Cuts what is not read. To be called every second. */
    sweep(): void {
      look();
      for (const answer of stalled(stallMs)) cut(answer, 'unread');
      for (const answer of [...open.values()])
        if (answer.taken !== undefined && now() - answer.begunAt >= readMs) cut(answer, 'unread');
      let unsent = sumUnsent();
      for (const answer of stalled(0)) {
        if (unsent <= mostUnsentBytes) return;
        unsent -= unsentOf(answer.response);
        cut(answer, 'unsent bytes');
      }
    },

    /** How many take up room. */
    count: () => admitted,

    /** Bytes that wait for their clients. */
    unsentBytes: sumUnsent,
  };
}

export type OpenAnswers = ReturnType<typeof createOpenAnswers>;
