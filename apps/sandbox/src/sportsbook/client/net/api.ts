import type { Refusal } from '../../protocol.ts';
import type { Session } from './session.ts';

/** The book said no, and why. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Longest wait for an answer, in milliseconds: a live bet is held, and its operator asked. */
const patience = 30_000;

export interface ApiOptions {
  readonly origin: string;
  readonly lang: () => string;
  readonly session: Session;
  readonly onSessionOver: () => void;
}

/** The book over HTTP. Whatever is neither an answer nor a refusal is thrown as it comes. */
export class Api {
  readonly #options: ApiOptions;

  constructor(options: ApiOptions) {
    this.#options = options;
  }

  get<T>(path: string, signal?: AbortSignal): Promise<T> {
    return this.#ask<T>(path, { method: 'GET' }, signal);
  }

  post<T>(path: string, body: object, signal?: AbortSignal): Promise<T> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return this.#ask<T>(path, init, signal);
  }

  async #ask<T>(path: string, init: RequestInit, signal?: AbortSignal): Promise<T> {
    const { session, onSessionOver } = this.#options;
    const token = session.token.peek();
    let response = await this.#send(path, init, token, signal);
    if (response.status === 401 && token !== null) {
      const next = session.token.peek() === token ? await session.renew() : session.token.peek();
      if (next !== null) response = await this.#send(path, init, next, signal);
    }
    const body = await response.json();
    if (response.ok) return body as T;
    if (response.status === 401 && token !== null) onSessionOver();
    if (body?.error?.code) throw new Refused(body.error as Refusal);
    throw new Error(`The book answered ${response.status}`);
  }

  #send(path: string, init: RequestInit, token: string | null, signal?: AbortSignal) {
    const { origin, lang } = this.#options;
    const url = new URL(`/api/v1/${path}`, origin);
    url.searchParams.set('lang', lang());
    const headers = {
      ...init.headers,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    const ends = AbortSignal.timeout(patience);
    const until = signal ? AbortSignal.any([signal, ends]) : ends;
    return fetch(url, { ...init, headers, credentials: 'omit', signal: until });
  }
}
