import type { RealtimeClock } from './clock.ts';
import type { Limits } from './core.ts';

/** A token bucket of commands: a burst at once, then a steady rate. */
export class CommandLimit {
  private left: number;
  private since: number;
  private refused = 0;
  private readonly limits: Limits;
  private readonly clock: RealtimeClock;

  constructor(limits: Limits, clock: RealtimeClock) {
    this.limits = limits;
    this.clock = clock;
    this.left = limits.commandBurst;
    this.since = clock.now();
  }

  /** Whether one more command may be carried out now. */
  allows(): boolean {
    const now = this.clock.now();
    const earned = ((now - this.since) / 1000) * this.limits.commandsPerSecond;
    this.left = Math.min(this.limits.commandBurst, this.left + earned);
    this.since = now;
    if (this.left < 1) {
      this.refused += 1;
      return false;
    }
    this.left -= 1;
    this.refused = 0;
    return true;
  }

  /** So many commands in a row were refused that the sender is not listening. */
  get exhausted(): boolean {
    return this.refused > this.limits.commandBurst;
  }
}
