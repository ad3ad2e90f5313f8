import { usualMinutes } from './calendar/leagues.ts';
import { buildMarket } from './engine/markets.ts';
import type { Position } from './engine/model.ts';
import { chancesOf, decide } from './engine/pricing.ts';
import { createRandom } from './engine/random.ts';
import { createModel } from './engine/sports.ts';
import type { SportId } from './protocol.ts';

/** What was priced, and what came of it. */
export interface Count {
  readonly sport: SportId;
  /** `before home`, `in play over`; or the tenth that the chance lies in: `in play at 30 %`. */
  readonly bucket: string;
  readonly market: string;
  priced: number;
  expected: number;
  happened: number;
  variance: number;
}

/**
 * How far from what was priced a count may lie, in standard deviations: of five thousand sound counts, one in
 * thirty runs has one beyond.
 */
export const interval = 4.5;
/** Counts of less than this are too few for a normal distribution. */
const leastVariance = 20;

/** How far a count lies from what was priced, in standard deviations; null when there were too few. */
export const deviationOf = ({ expected, happened, variance }: Count): number | null =>
  variance < leastVariance ? null : (happened - expected) / Math.sqrt(variance);

export const isOff = (count: Count): boolean => Math.abs(deviationOf(count) ?? 0) > interval;

/**
 * Simulates events of a sport, prices each before the start and at a random moment of play, and counts how often
 * what was priced at p happened: by market and outcome, and by market and tenths of p. Of lines and parts of one kind, one is
 * taken at random, since those of an event go together.
 */
export function calibrate(sport: SportId, events: number, seed: string): Count[] {
  const random = createRandom(`calibration:${sport}:${seed}`);
  const counts = new Map<string, Count>();
  const add = (bucket: string, market: string, p: number, won: boolean): void => {
    const key = `${market} ${bucket}`;
    let count = counts.get(key);
    if (!count) {
      count = { sport, bucket, market, priced: 0, expected: 0, happened: 0, variance: 0 };
      counts.set(key, count);
    }
    count.priced++;
    count.expected += p;
    count.happened += won ? 1 : 0;
    count.variance += p * (1 - p);
  };
  const players = { home: ['Home'], away: ['Away'] };

  for (let event = 0; event < events; event++) {
    const apart = random.normal() * 1.2;
    const model = createModel(sport, `${seed}:${event}`, apart, players);
    const end = model.at(model.duration);
    const look = (when: string, position: Position): void => {
      const priced = new Map<
        string,
        { outcomes: readonly string[]; fair: readonly number[]; won: number }[]
      >();
      for (const { family, specifiers } of model.offers(position)) {
        const spec = buildMarket(family, specifiers);
        const scope = spec && position.scope(spec.scope);
        const last = spec && end.scope(spec.scope);
        if (!spec || !scope || !last || decide(spec, scope) !== null) continue;
        const won = decide(spec, last);
        if (won === null) throw new Error(`${spec.id} is open after the end`);
        if (won === 0) continue;
        const { fair } = chancesOf(spec, scope);
        const list = priced.get(spec.key) ?? [];
        priced.set(spec.key, list);
        list.push({ outcomes: spec.outcomes, fair, won });
      }
      for (const [key, list] of priced) {
        const { outcomes, fair, won } = random.pick(list);
        const happened = (at: number): boolean => ((won >> at) & 1) === 1;
        for (const [at, outcome] of outcomes.entries())
          add(`${when} ${outcome}`, key, fair[at] ?? 0, happened(at));
        const at = random.whole(0, outcomes.length - 1);
        const p = fair[at] ?? 0;
        add(`${when} at ${Math.min(9, Math.floor(p * 10))}0 %`, key, p, happened(at));
      }
    };
    look('before', model.at(-1));
    // At a time that nothing of the play decides about: a share of its own length would tell whether it was long.
    const second = random.between(0, usualMinutes[sport] * 60);
    if (second < model.duration) look('in play', model.at(second));
  }
  return [...counts.values()];
}
