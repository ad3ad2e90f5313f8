/**
 * What a game's sounds are composed of: data, which `score.ts` reads as notes and `synth.ts` plays. Times
 * are seconds, frequencies Hertz, levels shares of 1.
 */
import type { ScaleName } from './scales.ts';

/** One oscillator of a voice. */
export type Layer = {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** Times the pitch of the note. */
  readonly ratio: number;
  readonly level: number;
  /** How long it rings, as a share of its voice's decay: 1 when absent. */
  readonly life?: number;
};

/** Filtered noise at the start of a note: breath, a hammer, or all there is of a hit. */
export type Noise = {
  readonly filter: 'lowpass' | 'bandpass' | 'highpass';
  readonly frequency: number;
  /** What the frequency glides to while it dies away. */
  readonly to?: number;
  readonly q?: number;
  readonly level: number;
  readonly attack?: number;
  readonly decay: number;
};

/** An instrument. */
export type Voice = {
  readonly layers: readonly Layer[];
  readonly attack: number;
  /** From full to nothing: of a note that is struck at once, of one that is held once it is let go. */
  readonly decay: number;
  /** Whether a note keeps its level for its length, as of an organ. */
  readonly held?: boolean;
  /** A note starts at `from` times its pitch and is in tune after so many seconds. */
  readonly bend?: { readonly from: number; readonly seconds: number };
  readonly vibrato?: { readonly rate: number; readonly cents: number };
  /** A lowpass over the layers that moves between two multiples of the pitch. */
  readonly shade?: { readonly from: number; readonly to: number; readonly seconds: number };
  readonly noise?: Noise;
  readonly level: number;
};

/** Something that is struck, dealt or turned, in tune with the game's root. */
export type Hit = {
  readonly voice: Voice;
  /** Above the root, and so below it where negative. */
  readonly octave?: number;
  /** When it is struck: once, at 0, when absent. */
  readonly times?: readonly number[];
  /** How long each note of a held voice lasts. */
  readonly length?: number;
};

/** `whirl` is what sets a round going: reels, a wheel, a shuffle, dice in a cup. */
export type Kit = Readonly<
  Record<'press' | 'chip' | 'card' | 'tick' | 'stop' | 'whirl' | 'blast', Hit>
>;

/** The room the sounds ring in. */
export type Room = {
  /** Until an echo has died away; at most 2. */
  readonly seconds: number;
  /** Above which walls swallow it. */
  readonly bright: number;
  /** How much of it is heard beside the sound itself. */
  readonly wet: number;
};

/** By the multiple of the stake: over 1, from 5, from 20, from 100. */
export type WinSize = 'small' | 'medium' | 'large' | 'top';

export type SoundSet = {
  /** Note number of degree 0 in MIDI's counting: 69 is a' at 440 Hz. */
  readonly root: number;
  readonly scale: ScaleName;
  /** One step of a motif. */
  readonly beat: number;
  /** Carries the motifs, and what accompanies them. */
  readonly lead: Voice;
  readonly under: Voice;
  readonly kit: Kit;
  readonly room: Room;
  /** Against the other games, so that all are equally loud. */
  readonly level: number;
  /** Degrees that reels, cascades, coins and right picks climb, one after another. */
  readonly climb: readonly number[];
  /** Written as `motif.ts` reads them; a second line behind a slash accompanies the first. */
  readonly motifs: {
    readonly start: string;
    /** Free spins or a hold are won; of slots that have them. */
    readonly feature?: string;
    readonly win: Readonly<Record<WinSize, string>>;
  };
};

export const cues = [
  'press',
  'chip',
  'card',
  'tick',
  'start',
  'again',
  'stop',
  'rise',
  'feature',
  'blast',
  'back',
  'lost',
  'small',
  'medium',
  'large',
  'top',
] as const;

/**
 * What there is to be heard: `again` as reels turn once more, `rise` for what gets better step by step,
 * `back` for a payout up to the stake, `lost` for none; the rest by what it is named after.
 */
export type Cue = (typeof cues)[number];
