import { expect, it } from 'vitest';
import { expectSlot } from './expected.ts';
import { buildMachine } from './machine.ts';
import { readStops } from './play.ts';
import { type SlotRules, type SlotSymbol, strip } from './theme.ts';

const symbol = (id: string, role: SlotSymbol['role'], pays: SlotSymbol['pays']): SlotSymbol => ({
  id,
  role,
  name: { en: id, de: id, es: id, 'pt-br': id, ar: id },
  pays,
});

it('counts wilds that expand over ways as a look at every stop does', () => {
  const rules: SlotRules = {
    reels: 3,
    rows: 2,
    evaluation: { kind: 'ways' },
    betUnits: 4,
    symbols: [
      symbol('w', 'wild', {}),
      symbol('s', 'scatter', { 2: 3, 3: 10 }),
      symbol('a', 'high', { 2: 1, 3: 7 }),
      symbol('b', 'low', { 3: 2 }),
    ],
    strips: [strip('a b s b a b'), strip('b a s a b a'), strip('s a b a b b')],
    wildMultiplier: 1,
    freeSpins: {
      awards: { 2: 1 },
      multiplier: 1,
      retrigger: false,
      expandingWilds: true,
      expandingSymbol: null,
      strips: [strip('a b s w b a'), strip('b w a s a b b'), strip('s a b b w a a')],
    },
    maxWinMultiple: 5000,
  };
  const machine = buildMachine(rules);
  const [first = [], second = [], third = []] = machine.freeStrips;
  let units = 0;
  let stops = 0;
  let covered = 0;
  for (const a of first.keys()) {
    for (const b of second.keys()) {
      for (const c of third.keys()) {
        const { wins, expanded } = readStops(machine, 'free', [a, b, c]);
        if (expanded) covered++;
        stops++;
        for (const win of wins) units += win.units;
      }
    }
  }
  const { freeRtp, triggerChance } = expectSlot(machine);
  expect(covered).toBeGreaterThan(50);
  expect((freeRtp * rules.betUnits) / triggerChance).toBeCloseTo(units / stops, 10);
});
