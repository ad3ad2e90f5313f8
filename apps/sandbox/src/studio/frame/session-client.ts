import type { DrawnAnswer, SeedsAnswer } from '../fairness/protocol.ts';
import type {
  BalanceAnswer,
  MoveAnswer,
  RoundAnswer,
  SessionAnswer,
  StudioError,
  StudioErrorCode,
} from '../protocol.ts';
import type { RoundAction, RoundInput } from '../protocol-rounds.ts';

/** The studio said no; the message is fit to be shown. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: StudioErrorCode;

  constructor({ code, message }: StudioError) {
    super(message);
    this.code = code;
  }
}

/** No answer came, or none from the studio: what was asked may or may not have happened. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** How long an answer is waited for, in milliseconds, before the same request is sent again. */
const PATIENCE = 15_000;

async function call<T>(path: string, token: string | null, body?: unknown): Promise<T> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    answer = await response.json();
  } catch {
    throw new ConnectionLost();
  }
  if (response.ok) return answer as T;
  const refused = answer as Partial<StudioError> | null;
  if (!refused?.code || !refused.message) throw new ConnectionLost();
  throw new Refusal({ code: refused.code, message: refused.message });
}

export type SessionClient = {
  /** `freeRounds` are those it is to be one of; null when it is paid for. */
  place(requestId: string, input: RoundInput, freeRounds: string | null): Promise<RoundAnswer>;
  /** Takes the decision of that index in an open round. */
  act(roundId: string, index: number, action: RoundAction): Promise<RoundAnswer>;
  /** Cashes out of a shared round where it stands. */
  cashOut(roundId: string): Promise<RoundAnswer>;
  find(roundId: string): Promise<RoundAnswer>;
  /** Notes that this many steps of the round have been shown. */
  shown(roundId: string, shownSteps: number): Promise<RoundAnswer>;
  /** Whole subunits, and the free rounds there are. */
  balance(): Promise<BalanceAnswer>;
  /** Opens another table of the group. */
  move(gameId: string): Promise<MoveAnswer>;
};

/** The player's seeds; `fairness/protocol.ts` says what each call answers. */
export type SeedsClient = {
  /** Goes on behind the pair with that hash. */
  read(behind?: string): Promise<SeedsAnswer>;
  setClientSeed(clientSeed: string): Promise<SeedsAnswer>;
  /** Reveals the pair with that hash. */
  rotate(serverSeedHash: string, clientSeed: string): Promise<SeedsAnswer>;
  /** Rounds drawn with a pair, with numbers below that one. */
  drawn(serverSeedHash: string, below?: number): Promise<DrawnAnswer>;
};

/** @throws Refusal, ConnectionLost */
export async function openSession(body: {
  token: string;
  gameId: string;
  lang: string;
}): Promise<{ session: SessionAnswer; client: SessionClient; seeds: SeedsClient }> {
  const session = await call<SessionAnswer>('/session', null, body);
  const token = session.sessionToken;
  const client: SessionClient = {
    place: (requestId, input, freeRounds) =>
      call('/rounds', token, { requestId, input, ...(freeRounds ? { freeRounds } : {}) }),
    act: (roundId, index, action) => call(`/rounds/${roundId}/actions`, token, { index, action }),
    cashOut: (roundId) => call(`/rounds/${roundId}/cash-out`, token, {}),
    find: (roundId) => call(`/rounds/${roundId}`, token),
    shown: (roundId, shownSteps) => call(`/rounds/${roundId}/continue`, token, { shownSteps }),
    balance: () => call('/balance', token),
    move: (gameId) => call('/tables', token, { gameId }),
  };
  const seeds: SeedsClient = {
    read: (behind) => call(`/seeds${behind === undefined ? '' : `?behind=${behind}`}`, token),
    setClientSeed: (clientSeed) => call('/seeds/client', token, { clientSeed }),
    rotate: (serverSeedHash, clientSeed) =>
      call('/seeds/rotate', token, { serverSeedHash, clientSeed }),
    drawn: (hash, below) =>
      call(`/seeds/${hash}/rounds${below === undefined ? '' : `?below=${below}`}`, token),
  };
  return { session, client, seeds };
}
