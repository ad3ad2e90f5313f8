import { describe, expect, it } from 'vitest';
import { themes } from '../../themes/catalogue.ts';
import type { GameDress } from '../game-dress.ts';
import { beatsOf, readMotif } from './motif.ts';
import { pitchOf, scales } from './scales.ts';
import { cueOf, scoreOf } from './score.ts';
import { cues, type SoundSet } from './sound-set.ts';

const files = import.meta.glob<GameDress>('../games/*.ts', { eager: true });
const setOf = (id: string): SoundSet => {
  const { sounds } = files[`../games/${id}.ts`] ?? {};
  if (!sounds) throw new Error(`${id} has no sounds`);
  return sounds;
};
const ids = themes.map(({ id }) => id);
const sizes = ['small', 'medium', 'large', 'top'] as const;

describe('a motif', () => {
  it('reads degrees, chords, holds and rests, and what runs beside them', () => {
    expect(readMotif('0 2+4 _ . -3 / 7')).toEqual([
      { line: 'lead', degree: 0, at: 0, beats: 1, chord: 1 },
      { line: 'lead', degree: 2, at: 1, beats: 2, chord: 2 },
      { line: 'lead', degree: 4, at: 1, beats: 2, chord: 2 },
      { line: 'lead', degree: -3, at: 4, beats: 1, chord: 1 },
      { line: 'under', degree: 7, at: 0, beats: 1, chord: 1 },
    ]);
  });

  it.each(['0 x', '1.5', '0++2', ''])('is refused when it says "%s"', (motif) => {
    expect(() => readMotif(motif)).toThrow('is no degree');
  });
});

describe('a scale', () => {
  it('runs on over the octaves, up and down', () => {
    expect(pitchOf(69, 'major', 0)).toBe(440);
    expect(pitchOf(69, 'major', 7)).toBe(880);
    expect(pitchOf(69, 'majorFive', -5)).toBe(220);
    expect(pitchOf(57, 'major', 6)).toBeCloseTo(415.3, 1);
  });

  it.each(Object.entries(scales))('%s rises within an octave', (_, steps) => {
    expect(steps[0]).toBe(0);
    expect([...steps]).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
    expect(Math.max(...steps)).toBeLessThan(12);
  });
});

describe('what is heard of a payout', () => {
  it.each([
    [0, 'lost'],
    [1, 'back'],
    [99, 'back'],
    [100, 'back'],
    [101, 'small'],
    [499, 'small'],
    [500, 'medium'],
    [2000, 'large'],
    [10_000, 'top'],
  ])('of %i on a stake of 100 is %s', (win, cue) => {
    expect(cueOf({ win, stake: 100 })).toBe(cue);
  });

  it('goes by the whole round where it pays in parts: no part is celebrated before the stake is back', () => {
    expect(cueOf({ win: 60, stake: 100, total: 100 })).toBe('back');
    expect(cueOf({ win: 60, stake: 100, total: 101 })).toBe('small');
    expect(cueOf({ win: 700, stake: 100, total: 2500 })).toBe('medium');
  });
});

describe.each(ids)('the sounds of %s', (id) => {
  const set = setOf(id);
  const theme = themes.find((one) => one.id === id);

  it('have notes for every cue, all within hearing', () => {
    for (const cue of cues) {
      const notes = scoreOf(set, cue, 3);
      if (cue !== 'feature') expect(notes, cue).not.toEqual([]);
      for (const { pitch, level, at, voice } of notes) {
        expect(at, cue).toBeGreaterThanOrEqual(0);
        expect(level, cue).toBeLessThanOrEqual(1);
        for (const { ratio } of voice.layers) {
          expect(pitch * ratio, cue).toBeGreaterThan(20);
          expect(pitch * ratio, cue).toBeLessThan(20_000);
        }
      }
    }
  });

  it('announce a feature exactly where the game has one', () => {
    const has = theme?.kind === 'slot' && (theme.rules.freeSpins !== null || 'hold' in theme.rules);
    expect(set.motifs.feature !== undefined).toBe(has);
  });

  it('grow with the win', () => {
    const lengths = sizes.map((size) => beatsOf(readMotif(set.motifs.win[size])) * set.beat);
    expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
    expect(lengths[0]).toBeLessThanOrEqual(0.8);
    expect(lengths[3]).toBeGreaterThanOrEqual(1.4);
    expect(lengths[3]).toBeLessThanOrEqual(3.5);
  });

  it('do not celebrate what is not more than the stake', () => {
    const small = scoreOf(set, 'small');
    const loudest = Math.max(...small.map(({ level }) => level));
    for (const [cue, most] of [
      ['back', 0.5],
      ['lost', 0.25],
    ] as const) {
      const [note, ...others] = scoreOf(set, cue);
      expect(others).toEqual([]);
      expect(note?.level).toBeLessThanOrEqual(most * loudest);
      expect(note?.length).toBeLessThanOrEqual(0.2);
    }
  });

  it('climb: every reel stops higher than the one before', () => {
    expect(set.climb).toEqual([...new Set(set.climb)].toSorted((a, b) => a - b));
    if (theme?.kind === 'slot')
      expect(set.climb.length).toBeGreaterThanOrEqual(theme.rules.strips.length);
  });
});

describe('no two games sound alike', () => {
  it.each(sizes)('in a %s win', (size) => {
    const heard = ids.map((id) =>
      JSON.stringify(scoreOf(setOf(id), size).map(({ pitch, at }) => [pitch, at])),
    );
    expect(new Set(heard).size).toBe(heard.length);
  });

  it('in their instruments and tuning', () => {
    const bodies = ids.map((id) => {
      const { root, scale, lead, under, kit } = setOf(id);
      return JSON.stringify({ root, scale, lead, under, kit });
    });
    expect(new Set(bodies).size).toBe(bodies.length);
  });
});
