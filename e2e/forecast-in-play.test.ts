import { describe, expect, it } from 'vitest';
import { seededBytes } from '../apps/sandbox/src/studio/engines/seeded-bytes.ts';
import { buildMachine } from '../apps/sandbox/src/studio/engines/slot/machine.ts';
import { playSlot } from '../apps/sandbox/src/studio/engines/slot/play.ts';
import { paysOf } from '../apps/sandbox/src/studio/pays/pays-of.ts';
import { azulejo } from '../apps/sandbox/src/studio/themes/azulejo.ts';
import { koiLantern } from '../apps/sandbox/src/studio/themes/koi-lantern.ts';
import { sevenLamps } from '../apps/sandbox/src/studio/themes/seven-lamps.ts';
import { forecastOf } from '../apps/web/src/features/bonuses/forecast/forecast.ts';

/** Few enough for a few seconds, which makes the intervals wide. */
const PLAYERS = 1_500;

/** A deposit of 20.00 with as much again, to be staked 25 times by 1.00 a round: 500 rounds at most. */
const wagering = { deposit: 2000, bonus: 2000, wagerTotal: 50_000, stake: 100 };

describe('[7d-05] a forecast of a bonus', () => {
  it.each([koiLantern, azulejo, sevenLamps])(
    'is what players of $id end with, who play it with the code of the game',
    (theme) => {
      const machine = buildMachine(theme.rules);
      const units = theme.rules.betUnits;
      const source = seededBytes(20_261_127);
      const ends = Array.from({ length: PLAYERS }, () => {
        let purse = ((wagering.deposit + wagering.bonus) / wagering.stake) * units;
        let left = wagering.wagerTotal / wagering.stake;
        for (; left > 0 && purse >= units; left -= 1)
          purse += playSlot(machine, units, source).win - units;
        return left > 0 ? 0 : (purse / units) * wagering.stake;
      });
      const forecast = forecastOf({ ...wagering, pays: paysOf(theme) ?? [] });
      const withMoney = ends.filter((end) => end > 0).length / PLAYERS;
      const margin = (share: number) => 3.29 * Math.sqrt((share * (1 - share)) / PLAYERS);
      expect(Math.abs(withMoney - forecast.chance)).toBeLessThan(margin(forecast.chance));
      const above = (sum: number) => ends.filter((end) => end > sum).length / PLAYERS;
      expect(Math.abs(above(forecast.bestTenth) - 0.1)).toBeLessThan(margin(0.1));
      // Nothing is the middle or the worst tenth wherever enough are ruined.
      if (forecast.middle > 0)
        expect(Math.abs(above(forecast.middle) - 0.5)).toBeLessThan(margin(0.5));
      else expect(above(0)).toBeLessThan(0.5 + margin(0.5));
    },
  );
});
