/** An aggregator that calls one player's seamless wallet, over HTTP and by Hub88's protocol alone. */
import { type KeyObject, randomUUID, sign } from 'node:crypto';

/** Whose wallet is called, and with what. */
export interface Subject {
  /** Where the wallet's paths begin: `https://casino.example/api/aggregator/hub88`. */
  readonly url: string;
  /** The aggregator's key. */
  readonly privateKey: KeyObject;
  readonly user: string;
  readonly token: string;
  readonly game: string;
  readonly currency: string;
  /** A stake on the wire, in hundred-thousandths of the unit. The player holds sixty of them. */
  readonly stake: number;
  /** A token of the same player whose session is over; null leaves out what takes one. */
  readonly expiredToken: string | null;
}

export interface Answer {
  readonly http: number;
  readonly status: string;
  readonly user?: string;
  readonly request_uuid?: string;
  readonly currency?: string;
  readonly balance?: number;
}

export interface Movement {
  readonly user: string;
  readonly token: string;
  readonly request_uuid: string;
  readonly transaction_uuid: string;
  readonly round: string;
  readonly [field: string]: unknown;
}

export type Path = '/user/balance' | `/transaction/${'bet' | 'win' | 'rollback'}`;

export function createCaller(subject: Subject) {
  const { url, user, token, game, currency, stake } = subject;
  const signed = (body: string, key: KeyObject = subject.privateKey): string =>
    sign('RSA-SHA256', Buffer.from(body), key).toString('base64');

  /** Sends bytes under a signature; the right one unless another is given, and none for ''. */
  async function send(path: Path, body: string, signature = signed(body)): Promise<Answer> {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature === '' ? {} : { 'x-hub88-signature': signature }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    const answer = (await response.json()) as Omit<Answer, 'http'>;
    return { ...answer, http: response.status };
  }

  const call = (path: Path, fields: object): Promise<Answer> => send(path, JSON.stringify(fields));

  const bet = (changes: object = {}): Movement => ({
    user,
    token,
    supplier_user: user,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    reward_uuid: null,
    is_free: false,
    is_aggregated: false,
    game_code: game,
    currency,
    bet: null,
    meta: null,
    amount: stake,
    ...changes,
  });
  const after = (of: Movement, changes: object): Movement => ({
    ...of,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    reference_transaction_uuid: of.transaction_uuid,
    round_closed: true,
    ...changes,
  });

  return {
    subject,
    signed,
    send,
    call,
    /** The body of a bet, of a win for one, and of what takes a bet or win back. */
    bet,
    win: (of: Movement, amount: number, changes: object = {}) => after(of, { amount, ...changes }),
    rollback: (of: Movement) => after(of, { amount: undefined }),
    balance: async (): Promise<number> => {
      const told = await call('/user/balance', {
        user,
        token,
        request_uuid: randomUUID(),
        game_code: game,
      });
      if (told.status !== 'RS_OK' || told.balance === undefined)
        throw new Error(`the balance was not told: ${JSON.stringify(told)}`);
      return told.balance;
    },
  };
}

export type Caller = ReturnType<typeof createCaller>;
