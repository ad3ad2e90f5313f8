import type { EventChange } from './changes.ts';

/** From a time on, play goes at a speed. */
interface Stretch {
  readonly from: number;
  /** Seconds of play that were over by then. */
  readonly second: number;
  readonly speed: number;
}

/** How play of an event goes with time: seconds of play, breaks included. */
export class Pace {
  readonly #stretches: readonly Stretch[];

  constructor(startsAt: number, speed: number, changes: readonly EventChange[]) {
    let stretch: Stretch = { from: startsAt, second: 0, speed };
    const stretches: Stretch[] = [];
    for (const change of changes) {
      if (change.kind !== 'speed') continue;
      if (change.at <= startsAt) {
        stretch = { ...stretch, speed: change.speed };
        continue;
      }
      stretches.push(stretch);
      const gone = ((change.at - stretch.from) / 1000) * stretch.speed;
      stretch = { from: change.at, second: stretch.second + gone, speed: change.speed };
    }
    this.#stretches = [...stretches, stretch];
  }

  /** The second of play at a time; below 0 before the start. */
  secondAt(time: number): number {
    const { from, second, speed } = this.#stretch((one) => one.from <= time);
    return second + ((time - from) / 1000) * speed;
  }

  /** When a second of play is, or was. */
  timeOf(second: number): number {
    const stretch = this.#stretch((one) => one.second <= second);
    return stretch.from + ((second - stretch.second) / stretch.speed) * 1000;
  }

  speedAt(time: number): number {
    return this.#stretch((one) => one.from <= time).speed;
  }

  #stretch(fits: (stretch: Stretch) => boolean): Stretch {
    const found = this.#stretches.findLast(fits) ?? this.#stretches[0];
    if (!found) throw new Error('an event has a start');
    return found;
  }
}
