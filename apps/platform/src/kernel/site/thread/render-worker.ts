import { parentPort, workerData } from 'node:worker_threads';
import { loadSite } from '../site.ts';
import { joinedPieces } from './joined-pieces.ts';
import {
  type FromThread,
  receivedAnswer,
  receivedRequest,
  type SentAnswer,
  sentRequest,
  type ToThread,
} from './messages.ts';

/** Renders pages of the built site for the thread that serves them: `threaded-site.ts`. */
const port = parentPort;
if (!port) throw new Error('This file runs as a thread');
const site = await loadSite(String(workerData));

interface Waiting {
  readonly resolve: (answer: SentAnswer) => void;
  readonly reject: (error: Error) => void;
}
const calls = new Map<number, Waiting>();
const bodies = new Map<number, ReturnType<typeof joinedPieces>>();
let called = 0;

const tell = (message: FromThread) => port.postMessage(message);

async function callFor(id: number, asked: Request): Promise<Response> {
  const request = await sentRequest(asked);
  called += 1;
  const call = called;
  const answer = await new Promise<SentAnswer>((resolve, reject) => {
    calls.set(call, { resolve, reject });
    tell({ kind: 'call', id, call, request });
  });
  return receivedAnswer(answer);
}

async function render({ id, request, context }: Extract<ToThread, { kind: 'render' }>) {
  const { status, headers, body } = await site.render(receivedRequest(request), {
    ...context,
    fetchApi: (asked) => callFor(id, asked),
  });
  tell({ kind: 'head', id, head: { status, headers: [...headers] } });
  if (body === null) tell({ kind: 'end', id });
  else bodies.set(id, joinedPieces(body));
}

async function sendMore({ id }: Extract<ToThread, { kind: 'more' }>) {
  const piece = await bodies.get(id)?.read();
  if (piece) return tell({ kind: 'piece', id, piece });
  bodies.delete(id);
  tell({ kind: 'end', id });
}

async function cancel({ id }: Extract<ToThread, { kind: 'cancel' }>) {
  const body = bodies.get(id);
  bodies.delete(id);
  await body?.cancel();
}

const work = { render, more: sendMore, cancel };

port.on('message', (message: ToThread) => {
  if ('call' in message) {
    const waiting = calls.get(message.call);
    calls.delete(message.call);
    if (message.kind === 'answer') waiting?.resolve(message.answer);
    else waiting?.reject(new Error(message.reason));
    return;
  }
  work[message.kind](message as never).catch((error: unknown) => {
    bodies.delete(message.id);
    tell({ kind: 'failed', id: message.id, reason: String((error as Error)?.stack ?? error) });
  });
});
tell({ kind: 'ready' });
