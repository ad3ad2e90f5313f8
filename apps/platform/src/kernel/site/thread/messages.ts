import type { SiteRequestContext } from '../site.ts';

interface Sent {
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}

/** A request as it goes from thread to thread. */
export interface SentRequest extends Sent {
  readonly url: string;
  readonly method: string;
}

export interface SentAnswer extends Sent {
  readonly status: number;
}

/** A page's status and headers; its body is fetched in pieces while it is rendered. */
export type SentHead = Omit<SentAnswer, 'body'>;

export type SentContext = Omit<SiteRequestContext, 'fetchApi'>;

/** From the thread that serves to the one that renders. `id` is the page's, `call` the call's. */
export type ToThread =
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly request: SentRequest;
      readonly context: SentContext;
    }
  /** The next piece of the body. */
  | { readonly kind: 'more'; readonly id: number }
  /** Nobody reads the rest. */
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: SentAnswer }
  | { readonly kind: 'unanswered'; readonly call: number; readonly reason: string };

/** From the thread that renders to the one that serves. */
export type FromThread =
  | { readonly kind: 'ready' }
  /** A call of the contract that a page needs. */
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly call: number;
      readonly request: SentRequest;
    }
  | { readonly kind: 'head'; readonly id: number; readonly head: SentHead }
  | { readonly kind: 'piece'; readonly id: number; readonly piece: Uint8Array }
  | { readonly kind: 'end'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

export async function sentRequest(request: Request): Promise<SentRequest> {
  const body = request.body === null ? null : await request.text();
  return { url: request.url, method: request.method, headers: [...request.headers], body };
}

export function receivedRequest({ url, method, headers, body }: SentRequest): Request {
  return new Request(url, { method, headers: pairs(headers), body });
}

export async function sentAnswer(response: Response): Promise<SentAnswer> {
  const body = response.body === null ? null : await response.text();
  return { status: response.status, headers: [...response.headers], body };
}

export function receivedAnswer({ status, headers, body }: SentAnswer): Response {
  return new Response(body, { status, headers: pairs(headers) });
}

export function pairs(headers: Sent['headers']): [string, string][] {
  return headers.map(([name, value]) => [name, value]);
}
