import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../../errors/domain-error.ts';
import type { Logger } from '../../log/logger.ts';
import { loadSite, type Site } from '../site.ts';
import {
  type FromThread,
  pairs,
  receivedRequest,
  type SentHead,
  sentAnswer,
  sentRequest,
  type ToThread,
} from './messages.ts';

/** MiB of JavaScript's heap that the site's code and the pages under way may take. */
const heapMib = 384;

/** Milliseconds after which a thread that ended is replaced, and seconds after which a visitor asks again. */
const restartAfter = 1_000;
const retryAfterSeconds = 3;

const unavailable = () => new DomainError('unavailable', { retryAfterSeconds });

interface Render {
  readonly thread: Worker;
  /** Calls the contract in the visitor's name, and within the trace of the visit. */
  readonly call: (request: Request) => Promise<Response>;
  readonly open: (head: SentHead) => void;
  readonly fail: (error: unknown) => void;
  /** Where the body goes, once the page has begun. */
  body?: ReadableStreamDefaultController<Uint8Array>;
  /** Told when the piece that was requested has come. */
  hasMore?: () => void;
}

export interface ThreadedSiteOptions {
  /** Folder holding `client/` and `server/`. */
  readonly build: string;
  readonly log: Logger;
  readonly heapMib?: number;
}

/**
 * The built site with its pages rendered in a thread of their own: a page takes tens of milliseconds of a
 * processor at a stretch, which no bet and no payment should wait for. When the thread fails or its memory is
 * full, the pages under way are refused (`unavailable`), all else goes on, and another thread takes its place.
 * @throws Error telling how to build the site when there is none
 */
export async function loadThreadedSite(options: ThreadedSiteOptions): Promise<Site> {
  const { build, log } = options;
  const site = await loadSite(build);
  const renders = new Map<number, Render>();
  let last = 0;

  function start(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: build,
      resourceLimits: { maxOldGenerationSizeMb: options.heapMib ?? heapMib },
    });
    // It keeps no process alive that has nothing else to do.
    worker.unref();
    worker.on('message', take);
    worker.on('error', (error) => log.error({ err: error }, 'The thread that renders failed'));
    worker.once('exit', () => {
      for (const [id, render] of renders) {
        if (render.thread !== worker) continue;
        renders.delete(id);
        render.fail(unavailable());
      }
      thread = null;
      void pause(restartAfter, undefined, { ref: false }).then(() => {
        thread = start();
      });
    });
    return worker;
  }

  function take(message: FromThread): void {
    if (message.kind === 'ready') return;
    const render = renders.get(message.id);
    // The requesting thread has ended.
    if (!render) return;
    switch (message.kind) {
      case 'call':
        void answerCall(render, message);
        break;
      case 'head':
        render.open(message.head);
        break;
      case 'piece':
        render.body?.enqueue(message.piece);
        render.hasMore?.();
        break;
      case 'end':
        renders.delete(message.id);
        render.body?.close();
        render.hasMore?.();
        break;
      case 'failed':
        renders.delete(message.id);
        render.fail(new Error(message.reason));
    }
  }

  async function answerCall(
    { thread: requester, call: answer }: Render,
    { call, request }: Extract<FromThread, { kind: 'call' }>,
  ): Promise<void> {
    const tell = (message: ToThread) => requester.postMessage(message);
    try {
      const answered = await sentAnswer(await answer(receivedRequest(request)));
      tell({ kind: 'answer', call, answer: answered });
    } catch (error) {
      tell({ kind: 'unanswered', call, reason: String(error) });
    }
  }

  function render(
    request: Parameters<Site['render']>[0],
    { fetchApi, ...context }: Parameters<Site['render']>[1],
  ): Promise<Response> {
    last += 1;
    const id = last;
    const asked = thread;
    if (!asked) return Promise.reject(unavailable());
    const inContext = AsyncLocalStorage.snapshot();
    return new Promise((resolve, reject) => {
      const known: Render = {
        thread: asked,
        call: (call) => inContext(fetchApi, call),
        open: ({ status, headers }) =>
          resolve(new Response(bodyOf(id, known), { status, headers: pairs(headers) })),
        fail: (error) => {
          reject(error);
          known.body?.error(error);
          known.hasMore?.();
        },
      };
      renders.set(id, known);
      sentRequest(request).then((sent) => {
        const message: ToThread = { kind: 'render', id, request: sent, context };
        asked.postMessage(message);
      }, reject);
    });
  }

  /** A page's body, requested piece by piece as it is read. */
  function bodyOf(id: number, render: Render): ReadableStream<Uint8Array> {
    const tell = (message: ToThread) => render.thread.postMessage(message);
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        render.body = controller;
      },
      pull: () =>
        new Promise<void>((resolve) => {
          render.hasMore = resolve;
          tell({ kind: 'more', id });
        }),
      cancel: () => {
        renders.delete(id);
        tell({ kind: 'cancel', id });
      },
    });
  }

  let thread: Worker | null = start();
  await once(thread, 'message');
  return { ...site, render };
}
