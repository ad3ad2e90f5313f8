import { createHum, type Hum } from './hum.ts';
import { pitchOf } from './scales.ts';
import { cueOf, type Payout, scoreOf } from './score.ts';
import type { Cue, SoundSet } from './sound-set.ts';
import { createSynth, type Playing, type Synth } from './synth.ts';

/** A game's sounds; silent until the player turns them on, and while the page is hidden. */
export type Sound = {
  readonly on: boolean;
  turn(on: boolean): void;
  /** `step` is the place of the cue in a row of them, from 0. */
  play(cue: Cue, step?: number): void;
  /** What is heard of a payout: a motif for more than the stake, next to nothing for less. */
  result(payout: Payout): void;
  /** Sounds on with a multiplier in hundredths, until null. */
  hum(hundredths: number | null): void;
};

/** Hits that may ring at once, and seconds from one to the next of the same kind. */
const MOST = 10;
const APART = 0.04;

/** Of these only one sounds at a time: the next one cuts it off. */
const melodies: ReadonlySet<Cue> = new Set<Cue>([
  'start',
  'feature',
  'back',
  'lost',
  'small',
  'medium',
  'large',
  'top',
]);

export function createSound(set: SoundSet): Sound {
  let on = false;
  let studio: { readonly context: AudioContext; readonly synth: Synth } | null = null;
  let melody: Playing | null = null;
  let hits: Playing[] = [];
  let hum: Hum | null = null;
  const last = new Map<Cue, number>();

  const audible = (): boolean => on && !document.hidden;

  function quiet(): void {
    for (const playing of [melody, ...hits]) playing?.stop();
    hum?.stop();
    melody = null;
    hits = [];
    hum = null;
  }

  function tune(): void {
    if (audible()) {
      if (!studio) {
        const context = new AudioContext();
        studio = { context, synth: createSynth(context, set.room, set.level) };
      }
      void studio.context.resume();
    } else {
      quiet();
      void studio?.context.suspend();
    }
  }
  document.addEventListener('visibilitychange', tune);

  function play(cue: Cue, step = 0): void {
    if (!audible() || !studio) return;
    const { context, synth } = studio;
    // A browser that kept it back lets it begin once the player has touched the page.
    if (context.state !== 'running') return void context.resume();
    const now = context.currentTime;
    if (now - (last.get(cue) ?? -1) < APART) return;
    last.set(cue, now);
    hits = hits.filter(({ ends }) => ends > now);
    if (melodies.has(cue)) {
      melody?.stop();
      melody = synth.play(scoreOf(set, cue, step), now);
    } else if (hits.length < MOST) hits.push(synth.play(scoreOf(set, cue, step), now));
  }

  return {
    get on() {
      return on;
    },
    turn: (wanted) => {
      on = wanted;
      tune();
    },
    play,
    result: (payout) => play(cueOf(payout)),
    hum: (hundredths) => {
      if (hundredths === null || !audible() || studio?.context.state !== 'running') {
        hum?.stop();
        hum = null;
        return;
      }
      hum ??= createHum(studio.context, studio.synth, pitchOf(set.root - 12, set.scale, 0));
      hum.rise(hundredths);
    },
  };
}
