/** A note of a motif; `at` and `beats` count its steps. */
export type MotifNote = {
  readonly line: 'lead' | 'under';
  readonly degree: number;
  readonly at: number;
  readonly beats: number;
  /** Notes sounding with it in its line, itself among them. */
  readonly chord: number;
};

/**
 * Reads a motif: one step after another, parted by spaces. A number is a degree of the scale, numbers
 * joined by `+` sound together, `_` lets the last one go on, `.` is silence. What stands behind a slash
 * runs beside it in the accompanying voice.
 *
 * @throws Error on anything else
 */
export function readMotif(motif: string): readonly MotifNote[] {
  const [lead = '', under] = motif.split('/');
  return [...readLine(lead, 'lead'), ...(under ? readLine(under, 'under') : [])];
}

function readLine(line: string, name: MotifNote['line']): MotifNote[] {
  const notes: MotifNote[] = [];
  let last = 0;
  for (const [at, step] of line.trim().split(/\s+/).entries()) {
    if (step === '_') {
      for (let index = last; index < notes.length; index++) {
        const note = notes[index];
        if (note) notes[index] = { ...note, beats: at + 1 - note.at };
      }
      continue;
    }
    last = notes.length;
    if (step === '.') continue;
    const degrees = step.split('+');
    for (const degree of degrees) {
      if (!/^-?\d+$/.test(degree)) throw new Error(`"${degree}" of "${line.trim()}" is no degree`);
      notes.push({ line: name, degree: Number(degree), at, beats: 1, chord: degrees.length });
    }
  }
  return notes;
}

/** Steps from the first note's start to the last one's end. */
export const beatsOf = (notes: readonly MotifNote[]): number =>
  Math.max(0, ...notes.map(({ at, beats }) => at + beats));
