import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const delivered = fileURLToPath(new URL('../../../../content', import.meta.url));

const deposits = (max: string) => ({
  EUR: { from: '20.00', max, maxBet: '5.00' },
  JPY: { from: '3000', max: '10000', maxBet: '800' },
});
const terms = { wagerTimes: 2, days: 14, costsAtMost: 100 };
const bonuses = {
  offers: [
    { ...terms, id: 'lamplighter', percent: 100, isOnce: true, amounts: deposits('50.00') },
    { ...terms, id: 'second-lamp', percent: 50, isOnce: false, amounts: deposits('100.00') },
    { ...terms, id: 'spring-tide', percent: 75, isOnce: true, amounts: deposits('75.00') },
  ],
  gifts: [
    {
      ...{ ...terms, id: 'pocket-lamp', wagerTimes: 3, days: 7 },
      amounts: { EUR: { bonus: '5.00', maxBet: '2.00' } },
    },
  ],
  codes: [
    { code: 'SPRINGTIDE', offer: 'spring-tide', trigger: 3 },
    { code: 'LANTERN', offer: 'pocket-lamp', trigger: 2 },
  ],
};

/** The delivered content with bonuses that a few rounds wager out, which no house could offer. */
export function contentWithEasyBonuses(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pierlight-easy-bonuses-'));
  cpSync(delivered, directory, { recursive: true });
  const put = (name: string, says: object) =>
    writeFileSync(path.join(directory, name), JSON.stringify(says));
  put('bonuses.json', bonuses);
  put('quests.json', { quests: [] });
  put('tournaments.json', { tournaments: [] });
  // Levels may give gifts that there are, and the delivered ones are gone.
  put('loyalty.json', { fullReturn: 96, point: {}, levels: [{ id: 'slipway', points: 0 }] });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
