/** What a game's frame says to the site. Sums are whole subunits. */
export type FrameMessage =
  | { readonly type: 'ready' | 'close' | 'deposit' }
  | { readonly type: 'error'; readonly code: string }
  /** Which table of its group is shown. */
  | { readonly type: 'table'; readonly gameId: string }
  | ({ readonly type: 'round-started'; readonly stake: number } & Money)
  | ({ readonly type: 'round-ended'; readonly win: number; readonly balance: number } & Money);

interface Money {
  readonly currency: string;
  readonly subunitToUnit: number;
}

/** Said with every message, so that those of browser extensions and the like are no messages. */
const SOURCE = 'pierlight-studio';

/**
 * Reads a message that reached the window. Null for one of another origin than the frame's, and for
 * anything that has not exactly the shape of a message.
 */
export function readFrameMessage(
  { origin, data }: { readonly origin: string; readonly data: unknown },
  frameOrigin: string,
): FrameMessage | null {
  if (origin !== frameOrigin || !isRecord(data) || data.source !== SOURCE) return null;
  switch (data.type) {
    case 'ready':
    case 'close':
    case 'deposit':
      return { type: data.type };
    case 'error':
      return typeof data.code === 'string' ? { type: 'error', code: data.code } : null;
    case 'table':
      return isGameId(data.gameId) ? { type: 'table', gameId: data.gameId } : null;
    case 'round-started': {
      const money = moneyOf(data);
      return money && isSum(data.stake)
        ? { type: 'round-started', stake: data.stake, ...money }
        : null;
    }
    case 'round-ended': {
      const money = moneyOf(data);
      return money && isSum(data.win) && isSum(data.balance)
        ? { type: 'round-ended', win: data.win, balance: data.balance, ...money }
        : null;
    }
    default:
      return null;
  }
}

/** Origin of a launch address, or null when it is none a frame may be opened from. */
export function launchOrigin(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

function moneyOf({ currency, subunitToUnit }: Record<string, unknown>): Money | null {
  if (typeof currency !== 'string' || !isSum(subunitToUnit) || subunitToUnit === 0) return null;
  return { currency, subunitToUnit };
}

function isGameId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value);
}

function isSum(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
