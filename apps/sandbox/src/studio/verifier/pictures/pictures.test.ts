import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fairBytes } from '../../fair-bytes.ts';
import { createMoney } from '../../frame/money.ts';
import { nearestTexts } from '../../frame/texts/say.ts';
import { playGame } from '../../games.ts';
import type { RoundAction } from '../../protocol-rounds.ts';
import { type PaperElement, paperDocument } from '../../test/paper-document.ts';
import { sampleRound } from '../../test/sample-rounds.ts';
import type { GameTheme, Locale } from '../../theme.ts';
import { themes } from '../../themes/catalogue.ts';
import { drawOutcome } from './catalogue.ts';

const locales: readonly Locale[] = ['en', 'de', 'es', 'pt-br', 'ar'];
const ROUNDS = 6;
const art = join(import.meta.dirname, '../../art');
/** What a text shows whose values were not put in. */
const unfilled = /[{}]|undefined|NaN/;

beforeAll(() => void vi.stubGlobal('document', paperDocument));
afterAll(() => void vi.unstubAllGlobals());

/** Rounds of a game, played to their end. */
const played = (theme: GameTheme) =>
  Array.from({ length: ROUNDS }, (_, nonce) => {
    const { input, action } = sampleRound(theme);
    const actions: RoundAction[] = [];
    for (;;) {
      const bytes = fairBytes({ serverSeed: '5e'.repeat(32), clientSeed: 'a', nonce });
      const round = playGame(theme, 'EUR', input, bytes, actions);
      if (!round.open) return { input, outcome: round.outcome };
      if (!action) throw new Error(`${theme.id} waits for a decision`);
      actions.push(action(actions.length));
    }
  });

describe('an outcome is drawn and said in every language [P-31]', () => {
  it.each([...themes])('of $id', { timeout: 60_000 }, async (theme) => {
    for (const lang of locales) {
      const money = createMoney({ currency: 'EUR', subunitToUnit: 100, lang, demo: false });
      const frame = await nearestTexts(lang).load();
      for (const { input, outcome } of played(theme)) {
        const picture = drawOutcome(outcome, { theme, currency: 'EUR', input, lang, money, frame });
        if (!picture) throw new Error('nothing was drawn');
        expect(picture.says).not.toBe('');
        expect(picture.says).not.toMatch(unfilled);
        const nodes = (picture.node as unknown as PaperElement).all();
        const images = nodes.filter(({ attributes }) => attributes.role === 'img');
        expect(images.length).toBeGreaterThan(0);
        for (const { attributes } of images) expect(attributes['aria-label']).toMatch(/\S/);
        for (const node of nodes) {
          expect([...node.texts, ...Object.values(node.attributes)].join(' ')).not.toMatch(
            unfilled,
          );
          const { src } = node.attributes;
          if (src) expect(existsSync(join(art, src.replace('/art/', ''))), src).toBe(true);
        }
      }
    }
  });

  it('but not by another kind of game', () => {
    const [first, other] = [themes[0], themes.find(({ kind }) => kind !== themes[0].kind)];
    if (!other) throw new Error('there is one kind only');
    const [round] = played(first);
    const money = createMoney({ currency: 'EUR', subunitToUnit: 100, lang: 'en', demo: false });
    const desk = { theme: other, currency: 'EUR', lang: 'en', money, frame: {} } as const;
    expect(
      round && drawOutcome(round.outcome, { ...desk, input: round.input } as never),
    ).toBeNull();
  });
});
