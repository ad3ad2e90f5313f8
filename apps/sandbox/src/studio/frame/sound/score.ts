import { verdictOf } from '../announcement.ts';
import { readMotif } from './motif.ts';
import { pitchOf } from './scales.ts';
import type { Cue, Hit, SoundSet, Voice, WinSize } from './sound-set.ts';

/** A note as it is played. */
export type Note = {
  readonly voice: Voice;
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the cue. */
  readonly at: number;
  /** Seconds a held voice keeps it. */
  readonly length: number;
  readonly level: number;
};

/** How loud cues are against the motif of a win, 1. */
const PRESS = 0.5;
const QUIET = 0.35;
const UNDER = 0.6;

/** Multiples of the stake from which a win is of a size. */
const sizes: readonly (readonly [from: number, size: WinSize])[] = [
  [100, 'top'],
  [20, 'large'],
  [5, 'medium'],
];

export type Payout = {
  readonly win: number;
  readonly stake: number;
  /** What the round has paid with it, where it pays in parts. */
  readonly total?: number;
};

/** What is heard of a payout: only a round of more than its stake has a motif, the longer the more. */
export function cueOf({ win, stake, total = win }: Payout): Cue {
  const verdict = verdictOf(total, stake);
  if (verdict === 'lost') return 'lost';
  if (verdict !== 'won') return 'back';
  return sizes.find(([from]) => win >= from * stake)?.[1] ?? 'small';
}

/** The notes of a cue; `step` counts how often it came before in a row: reels stopped, falls, hits. */
export function scoreOf(set: SoundSet, cue: Cue, step = 0): readonly Note[] {
  const { kit, motifs } = set;
  switch (cue) {
    case 'press':
    case 'chip':
    case 'card':
    case 'blast':
      return strike(set, kit[cue], 0, PRESS);
    case 'tick':
      return strike(set, kit.tick, climbed(set, step), QUIET);
    case 'stop':
      return strike(set, kit.stop, climbed(set, step), PRESS);
    case 'start':
      return [...strike(set, kit.whirl, 0, QUIET), ...play(set, motifs.start, PRESS)];
    case 'again':
      return [...strike(set, kit.whirl, 0, QUIET), one(set, set.under, climbed(set, step), QUIET)];
    case 'rise':
      return [one(set, set.lead, climbed(set, step), PRESS)];
    case 'feature':
      return motifs.feature ? play(set, motifs.feature, 1) : [];
    case 'back':
      return [one(set, set.lead, 0, QUIET)];
    case 'lost':
      return [one(set, set.under, 0, QUIET / 2)];
    default:
      return play(set, motifs.win[cue], 1);
  }
}

const climbed = ({ climb }: SoundSet, step: number): number =>
  climb[Math.min(step, climb.length - 1)] ?? 0;

const one = (set: SoundSet, voice: Voice, degree: number, level: number): Note => ({
  voice,
  pitch: pitchOf(set.root, set.scale, degree),
  at: 0,
  length: set.beat,
  level,
});

const strike = (set: SoundSet, hit: Hit, degree: number, level: number): Note[] =>
  (hit.times ?? [0]).map((at) => ({
    voice: hit.voice,
    pitch: pitchOf(set.root, set.scale, degree) * 2 ** (hit.octave ?? 0),
    at,
    length: hit.length ?? 0.05,
    level,
  }));

const play = (set: SoundSet, motif: string, level: number): Note[] =>
  readMotif(motif).map(({ line, degree, at, beats, chord }) => ({
    voice: line === 'lead' ? set.lead : set.under,
    pitch: pitchOf(set.root, set.scale, degree),
    at: at * set.beat,
    length: beats * set.beat,
    level: (line === 'lead' ? level : level * UNDER) / Math.sqrt(chord),
  }));
