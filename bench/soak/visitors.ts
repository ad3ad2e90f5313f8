import { Agent, get } from 'node:http';
import { setInterval as every } from 'node:timers/promises';

export interface Answer {
  /** When it was requested, by `performance.now()`. */
  readonly at: number;
  /** Milliseconds. */
  readonly took: number;
  /** Whether it is a page that no cache holds, and so waits for its turn to be rendered. */
  readonly isRendered: boolean;
}

export interface Visits {
  readonly answers: readonly Answer[];
  /** How often each status came; errors of the connection by their code. */
  readonly statuses: Readonly<Record<string, number>>;
}

const NETWORKS = 2_000;
/** Visitors that wait at once; who comes beyond is counted as `turned away`, and asks nothing. */
const PATIENT = 1_000;

/** The address of a page that no cache holds. */
const uncached = (visit: number) => `/?visit=${visit}`;

const twice = (path: string) => [path, path];

/** What visitors ask for, as many times of twenty as it stands here. */
const asked: readonly ((visit: number) => string)[] = [
  ...[...twice('/'), ...twice('/de'), ...twice('/es'), ...twice('/providers')].map(
    (path) => () => path,
  ),
  // From an advertisement, each with a number of its own.
  (visit) => `/?utm_content=${visit}`,
  uncached,
  ...[
    ...twice('/api/game/games?perPage=50'),
    ...twice('/api/game/games?perPage=100&search=re'),
    ...twice('/api/settings/currencies'),
    ...twice('/api/game/providers'),
    ...twice('/sw.js'),
  ].map((path) => () => path),
];

/** Asks at an even pace, each time from another address, until told to end. */
export async function keepVisiting(
  origin: string,
  perSecond: number,
  signal: AbortSignal,
): Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const answers: Answer[] = [];
  const statuses: Record<string, number> = {};
  const underWay = new Set<Promise<void>>();

  const visit = (number: number) =>
    new Promise<void>((resolve) => {
      const at = performance.now();
      const note = (outcome: string) => {
        statuses[outcome] = (statuses[outcome] ?? 0) + 1;
        resolve();
      };
      const network = number % NETWORKS;
      const pathOf = asked[number % asked.length] ?? uncached;
      const sent = get(
        `${origin}${pathOf(number)}`,
        {
          agent,
          timeout: 30_000,
          headers: {
            // As browsers say it.
            'accept-encoding': 'gzip, deflate, br, zstd',
            'x-forwarded-for': `10.${network >> 8}.${network & 255}.1`,
          },
        },
        (answer) => {
          answer.resume();
          answer.once('end', () => {
            answers.push({ at, took: performance.now() - at, isRendered: pathOf === uncached });
            note(String(answer.statusCode));
          });
          answer.once('error', () => note('cut'));
        },
      );
      sent.once('timeout', () => sent.destroy());
      sent.once('error', (error: NodeJS.ErrnoException) => note(error.code ?? error.message));
    });

  const began = performance.now();
  let made = 0;
  try {
    for await (const _ of every(10, undefined, { signal }))
      while (made < ((performance.now() - began) / 1000) * perSecond) {
        made += 1;
        if (underWay.size >= PATIENT) {
          statuses['turned away'] = (statuses['turned away'] ?? 0) + 1;
          continue;
        }
        const visiting: Promise<void> = visit(made).finally(() => underWay.delete(visiting));
        underWay.add(visiting);
      }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
  }
  await Promise.all(underWay);
  agent.destroy();
  return { answers, statuses };
}
