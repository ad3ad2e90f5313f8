import type { Endpoint } from './endpoints.ts';
import type { Answer } from './platform-fixture.ts';

/** One browser before a platform that listens: it keeps the cookies it is given and its token. */
export class OneBrowser {
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  readonly #origin: () => string;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  /** Calls below `/api`; a body that is text is sent as it is. */
  async call(
    method: Endpoint['method'],
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await this.get(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
    });
    const type = response.headers.get('content-type') ?? '';
    const text = await response.text();
    return {
      status: response.status,
      type,
      body: type.includes('json') ? (JSON.parse(text) as Answer['body']) : {},
      headers: Object.fromEntries(response.headers),
    };
  }

  /** Asks for any address of the platform, with the cookies. */
  async get(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.#origin()}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^(\w+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) this.cookies.set(name, value);
    }
    return response;
  }
}
