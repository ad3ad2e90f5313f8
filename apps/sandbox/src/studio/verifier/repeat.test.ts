import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fairBytes } from '../fair-bytes.ts';
import { playGame } from '../games.ts';
import type { RoundAction } from '../protocol-rounds.ts';
import { sampleRound } from '../test/sample-rounds.ts';
import type { GameTheme } from '../theme.ts';
import { themes } from '../themes/catalogue.ts';
import { compareOutcomes, outcomeLines } from './outcome-lines.ts';
import { repeatRound } from './repeat.ts';
import { drawWith } from './web-bytes.ts';

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'pier-light_7' };
const currency = 'EUR';
const ROUNDS = 40;

/** Plays a sample round to its end as the server does. */
function playOut(theme: GameTheme, nonce: number) {
  const { input, action } = sampleRound(theme);
  const actions: RoundAction[] = [];
  for (;;) {
    const played = playGame(theme, currency, input, fairBytes({ ...seeds, nonce }), actions);
    if (!played.open) return { input, actions, played };
    if (!action) throw new Error(`${theme.id} waits for a decision`);
    actions.push(action(actions.length));
  }
}

/** Rules as the verifier gets them: through JSON. */
const published = (theme: GameTheme): GameTheme => JSON.parse(JSON.stringify(theme)) as GameTheme;

describe('a round drawn again in the browser', () => {
  it.each([...themes])('of $id is the one the server drew', { timeout: 60_000 }, async (theme) => {
    const rules = published(theme);
    for (let nonce = 0; nonce < ROUNDS; nonce++) {
      const { input, actions, played } = playOut(theme, nonce);
      const again = await repeatRound({ ...seeds, nonce, theme: rules, currency, input, actions });
      expect(again).toMatchObject({ outcome: played.outcome, win: played.win, open: false });
    }
  });

  it('shows the hash of the seed and the first block as any tool does', async () => {
    const [theme] = themes;
    const { input } = sampleRound(theme);
    const again = await repeatRound({ ...seeds, nonce: 3, theme, currency, input, actions: [] });
    const hash = createHash('sha256').update(seeds.serverSeed).digest('hex');
    const block = createHmac('sha256', seeds.serverSeed).update('pier-light_7:3:0').digest('hex');
    expect(again).toMatchObject({ serverSeedHash: hash, firstBlock: block });
  });

  it('is another one under another server seed, client seed or number', async () => {
    const theme = themes.find(({ kind }) => kind === 'keno') as GameTheme;
    const { input } = sampleRound(theme);
    const claim = { ...seeds, nonce: 1, theme, currency, input, actions: [] };
    const outcomes = await Promise.all(
      [
        claim,
        { ...claim, nonce: 2 },
        { ...claim, clientSeed: 'a' },
        { ...claim, serverSeed: 'b' },
      ].map(async (one) => JSON.stringify((await repeatRound(one))?.outcome)),
    );
    expect(new Set(outcomes).size).toBe(4);
  });

  it('is refused when the game takes no such round', async () => {
    const [theme] = themes;
    const input = { kind: 'dice', stake: 100, direction: 'over', target: 5050 } as const;
    const claim = { ...seeds, nonce: 0, theme, currency, input, actions: [] };
    expect(await repeatRound(claim)).toBeNull();
  });

  it('may take more bytes than were made at first', async () => {
    const wanted = fairBytes({ ...seeds, nonce: 9 }).take(10_000);
    expect(await drawWith({ ...seeds, nonce: 9 }, (source) => source.take(10_000))).toEqual(wanted);
    await expect(
      drawWith({ ...seeds, nonce: 9 }, (source) => {
        for (;;) source.take(1e6);
      }),
    ).rejects.toThrow('does not end');
  });
});

describe('outcomes in lines', () => {
  it('have a line for every plain value and every grid', () => {
    const outcome = { kind: 'slot', capped: false, steps: [{ grid: [['a'], ['b']], held: [] }] };
    expect(outcomeLines(outcome)).toEqual([
      { name: 'kind', value: 'slot' },
      { name: 'capped', value: 'false' },
      { name: 'steps 1 · grid', value: 'a\nb' },
      { name: 'steps 1 · held', value: '–' },
    ]);
  });

  it('name what differs, and what only one of them has', () => {
    const compared = compareOutcomes({ roll: 1, won: true }, { roll: 2, won: true, extra: null });
    expect(compared).toEqual([
      { name: 'roll', here: '1', recorded: '2' },
      { name: 'won', here: 'true', recorded: 'true' },
      { name: 'extra', here: null, recorded: '–' },
    ]);
  });
});
