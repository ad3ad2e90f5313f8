import type { RealtimeClock } from '../clock.ts';

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands until it is advanced. */
export class FakeClock implements RealtimeClock {
  private time: number;
  private readonly waiting = new Set<Waiting>();

  constructor(start = Date.UTC(2026, 0, 1)) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  /** Seconds since the Unix epoch, as tokens count. */
  seconds(): number {
    return Math.floor(this.time / 1000);
  }

  after(milliseconds: number, run: () => void) {
    const entry = { at: this.time + milliseconds, run };
    this.waiting.add(entry);
    return {
      cancel: () => {
        this.waiting.delete(entry);
      },
    };
  }

  /** Lets time pass, running what falls due in order. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const due = [...this.waiting]
        .filter(({ at }) => at <= end)
        .reduce<Waiting | undefined>((a, b) => (a === undefined || b.at < a.at ? b : a), undefined);
      if (due === undefined) {
        break;
      }
      this.waiting.delete(due);
      this.time = Math.max(this.time, due.at);
      due.run();
    }
    this.time = end;
  }
}
