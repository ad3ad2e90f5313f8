import PQueue from 'p-queue';
import { DomainError } from '../errors/domain-error.ts';
import { networkOf } from '../http/network.ts';

export interface RenderQueueOptions {
  /** Pages rendered at once; they share one thread, and wait for the database in between. */
  readonly atOnce: number;
  /** Pages that may wait for their turn. */
  readonly waiting: number;
  /** Pages that one network may have rendered or waiting at once. */
  readonly ofOneNetwork: number;
  readonly onRefused: (reason: 'renders' | 'network renders') => void;
}

/** How long a refused visitor should wait, in seconds. */
const retryAfterSeconds = 3;

/** Renders pages a few at a time, so that however many are requested, everything else is answered. */
export function createRenderQueue(options: RenderQueueOptions) {
  const queue = new PQueue({ concurrency: options.atOnce });
  const byNetwork = new Map<string, number>();

  function refuse(reason: Parameters<typeof options.onRefused>[0]): never {
    options.onRefused(reason);
    throw new DomainError('unavailable', { retryAfterSeconds });
  }

  return {
    /**
     * A page for one visitor, queued. @param ip the visitor's address
     * @throws DomainError unavailable when too many wait already
     */
    async render<Page>(ip: string, make: () => Promise<Page>): Promise<Page> {
      const network = networkOf(ip);
      const others = byNetwork.get(network) ?? 0;
      if (others >= options.ofOneNetwork) refuse('network renders');
      if (queue.size >= options.waiting) refuse('renders');
      byNetwork.set(network, others + 1);
      try {
        return await queue.add(make);
      } finally {
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left > 0) byNetwork.set(network, left);
        else byNetwork.delete(network);
      }
    },

    /** The next copy of a page that many are shown: before all others, and never refused. */
    refresh: <Page>(make: () => Promise<Page>): Promise<Page> => queue.add(make, { priority: 1 }),

    rendering: () => queue.pending,
    waiting: () => queue.size,
  };
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
