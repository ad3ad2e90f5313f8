/** Semitones above the root, within an octave. */
export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  majorFive: [0, 2, 4, 7, 9],
  minor: [0, 2, 3, 5, 7, 8, 10],
  minorFive: [0, 3, 5, 7, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  wholeTone: [0, 2, 4, 6, 8, 10],
  blues: [0, 3, 5, 6, 7, 10],
  /** Hijaz: the narrow second and the wide third of the maqam. */
  hijaz: [0, 1, 4, 5, 7, 8, 10],
  doubleHarmonic: [0, 1, 4, 5, 7, 8, 11],
  /** In-sen and hirajoshi, as a koto is tuned. */
  inSen: [0, 1, 5, 7, 10],
  hirajoshi: [0, 2, 3, 7, 8],
  /** Yu, the minor of the five Chinese modes. */
  yu: [0, 3, 5, 7, 9],
} as const satisfies Record<string, readonly number[]>;

export type ScaleName = keyof typeof scales;

/** Hertz of a degree of a scale over a root (a MIDI note number); degrees run on over the octaves. */
export function pitchOf(root: number, scale: ScaleName, degree: number): number {
  const steps = scales[scale];
  const octave = Math.floor(degree / steps.length);
  const semitones = (steps[degree - octave * steps.length] ?? 0) + 12 * octave;
  return 440 * 2 ** ((root + semitones - 69) / 12);
}
