import { computed, signal } from '@preact/signals';

interface Claims {
  readonly sub: string;
  readonly currency: string;
  readonly exp: number;
  readonly odds_format?: string;
}

/** Milliseconds that a new token is waited for. */
const patience = 15_000;
/** Milliseconds in which no other token is requested. */
const pause = 5_000;
/** A token is requested this much before the old one ends, in milliseconds. */
const ahead = 30_000;

function claimsOf(token: string | null): Claims | null {
  try {
    const [, part = ''] = (token ?? '').split('.');
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return null;
  }
}

/** Who plays: the operator's token, and how a new one is come by. */
export class Session {
  readonly token = signal<string | null>(null);
  readonly claims = computed(() => claimsOf(this.token.value));
  readonly player = computed(() => this.claims.value?.sub ?? null);
  readonly currency = computed(() => this.claims.value?.currency ?? 'EUR');
  #renewing: Promise<string | null> | null = null;
  #given: (token: string | null) => void = () => {};
  #renewedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ask: () => unknown;

  constructor(token: string | null, ask: () => unknown) {
    this.#ask = ask;
    this.give(token);
  }

  give(token: string | null): void {
    clearTimeout(this.#timer);
    this.token.value = token;
    this.#given(token);
    const ends = (this.claims.value?.exp ?? 0) * 1000;
    const left = ends - Date.now() - ahead;
    // A clock that is far off asks when the book refuses.
    if (token !== null && left > 0)
      this.#timer = setTimeout(() => void this.renew(), Math.min(left, 2 ** 31 - 1));
  }

  /** A token after one that does not hold any more; null when the operator gives none. */
  renew(): Promise<string | null> {
    // One that does not hold a moment after it came is not the token's fault.
    if (Date.now() - this.#renewedAt < pause) return Promise.resolve(null);
    this.#renewing ??= this.#renewed().finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #renewed(): Promise<string | null> {
    const old = this.token.peek();
    const later = new Promise<string | null>((resolve) => {
      this.#given = (token) => token !== old && resolve(token);
      setTimeout(resolve, patience, null);
    });
    try {
      const answer = await this.#ask();
      if (typeof answer === 'string' && answer !== old) this.give(answer);
    } catch {
      // The operator's page could not get one; it may still give it later.
    }
    const token = await later;
    this.#renewedAt = Date.now();
    this.#given = () => {};
    return token;
  }
}
