import { describe, expect, it } from 'vitest';
import { buildMachine } from '../engines/slot/machine.ts';
import { themes } from '../themes/catalogue.ts';
import { type Draws, playChosen } from './chosen.ts';
import rounds from './rounds.json' with { type: 'json' };

const slots = themes.flatMap((theme) => (theme.kind === 'slot' ? [theme] : []));
const known: Readonly<Record<string, Draws>> = rounds;

describe('the highest win a slot publishes', () => {
  // The engine ends a round that reaches it, so no round pays more; here is one that pays as much.
  it.each(slots)('of $id is paid by a round', ({ id, rules }) => {
    const draws = known[id];
    if (!draws) throw new Error(`rounds.json has no round of ${id}: npm run highest -- ${id}`);
    const { win, capped } = playChosen(buildMachine(rules), draws);
    expect(win / rules.betUnits).toBe(rules.maxWinMultiple);
    expect(capped).toBe(true);
  });

  it('is kept of no game that is gone', () => {
    expect(Object.keys(rounds).toSorted()).toEqual(slots.map(({ id }) => id).toSorted());
  });
});
