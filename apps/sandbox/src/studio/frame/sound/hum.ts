import type { Synth } from './synth.ts';

/** A tone that sounds on until it is stopped. */
export type Hum = {
  /** Rises with a multiplier, in hundredths. */
  rise(hundredths: number): void;
  stop(): void;
};

/** Semitones it rises as a multiplier doubles, and at the most. */
const PER_DOUBLING = 7;
const HIGHEST = 36;
/** Seconds in which it follows, comes and goes. */
const GLIDE = 0.08;
const FADE = 0.15;
const LEVEL = 0.16;

/** The air under a flight: two tones a little apart, through a filter that opens as they rise. */
export function createHum(context: BaseAudioContext, { input }: Synth, pitch: number): Hum {
  const gain = new GainNode(context, { gain: 0 });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: pitch * 3 });
  filter.connect(gain).connect(input);
  const tones = [-6, 6].map((detune) => {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch, detune });
    tone.connect(filter);
    tone.start();
    return tone;
  });
  gain.gain.setTargetAtTime(LEVEL, context.currentTime, FADE);
  return {
    rise: (hundredths) => {
      const semitones = Math.min(HIGHEST, PER_DOUBLING * Math.log2(hundredths / 100));
      const now = pitch * 2 ** (semitones / 12);
      for (const { frequency } of tones) frequency.setTargetAtTime(now, context.currentTime, GLIDE);
      filter.frequency.setTargetAtTime(now * 3, context.currentTime, GLIDE);
    },
    stop: () => {
      gain.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
      for (const tone of tones) tone.stop(context.currentTime + 2 * FADE);
    },
  };
}
