/** What became of a command. */
export type Outcome = 'ok' | 'over' | 'stake_exceeded' | 'insufficient_funds' | 'bet_missing';

export interface ModelBonus {
  readonly id: string;
  readonly amount: number;
  readonly total: number;
  readonly maxStake: number | null;
  readonly expiresAt: number;
  /** What lies on its account; null as long as it has none. */
  left: number | null;
  account: 'resting' | 'playing' | 'released' | 'forfeited';
  wagered: number;
  status: 1 | 2 | 3;
  result: 1 | 2 | 3 | 4 | 5;
  endsAs: 3 | 4 | null;
}

interface ModelRound {
  readonly bonus: string | null;
  /** A free spin, all of whose wins are the bonus's. */
  readonly isGift: boolean;
  stake: number;
  bonusStake: number;
  payout: number;
  status: 1 | 2 | 3;
}

interface Movement {
  readonly kind: 'bet' | 'win';
  readonly round: string;
  /** What it moved, and what of that was the bonus's. */
  readonly change: number;
  readonly bonusPart: number;
  isTakenBack: boolean;
}

interface State {
  own: number;
  readonly bonuses: Map<string, ModelBonus>;
  readonly rounds: Map<string, ModelRound>;
  readonly movements: Map<string, Movement>;
  /** Rounds that hold up the end of a bonus. */
  readonly open: Map<string, string>;
}

/** What is known of a bonus when it is given. */
export type Given = Pick<ModelBonus, 'id' | 'amount' | 'total' | 'maxStake' | 'expiresAt'>;

/**
 * The expected state of a player's own money and bonuses in one currency after any sequence of commands, written down
 * independently of the product's code; sums are in cents.
 */
export class BonusModel {
  readonly state: State;

  constructor(
    state: State = {
      ...{ own: 0, bonuses: new Map(), rounds: new Map() },
      ...{ movements: new Map(), open: new Map() },
    },
  ) {
    this.state = state;
  }

  copy(): BonusModel {
    return new BonusModel(structuredClone(this.state));
  }

  /** A bonus that came; `won` tells that its money lies on its account already. */
  give(given: Given, won: boolean): void {
    const bonus: ModelBonus = {
      ...given,
      ...{ left: won ? given.amount : null, account: 'resting', wagered: 0 },
      ...{ status: 1, result: 1, endsAs: null },
    };
    this.state.bonuses.set(given.id, bonus);
    if (!this.#played()) this.#play(bonus);
  }

  /** A win of free spins whose bonus was given since. */
  wonBefore(bonus: string, round: string, key: string, amount: number): void {
    this.state.rounds.set(round, {
      ...{ bonus, isGift: true, stake: 0, bonusStake: 0, payout: amount, status: 2 },
    });
    const moved = { change: amount, bonusPart: amount, isTakenBack: false };
    this.state.movements.set(key, { kind: 'win', round, ...moved });
  }

  bet(key: string, round: string, stake: number, now: number): Outcome {
    const { state } = this;
    const played = this.#played();
    if (played && played.expiresAt <= now) this.#settle(played, 4);
    const known = state.rounds.get(round);
    const bonus = known ? this.#bonus(known.bonus) : this.#played();
    if (bonus?.maxStake && (known?.stake ?? 0) + stake > bonus.maxStake) return 'stake_exceeded';
    const fromBonus =
      bonus?.account === 'playing' ? Math.min(bonus.left ?? 0, Math.max(0, stake - state.own)) : 0;
    if (stake - fromBonus > state.own) return 'insufficient_funds';
    state.own -= stake - fromBonus;
    if (bonus && fromBonus > 0) bonus.left = (bonus.left ?? 0) - fromBonus;
    const begun: ModelRound = known ?? {
      ...{ bonus: bonus?.id ?? null, isGift: false, stake: 0, bonusStake: 0, payout: 0, status: 1 },
    };
    begun.stake += stake;
    begun.bonusStake += fromBonus;
    begun.status = 1;
    state.rounds.set(round, begun);
    const moved = { change: -stake, bonusPart: -fromBonus, isTakenBack: false };
    state.movements.set(key, { kind: 'bet', round, ...moved });
    this.#note(round, begun, stake);
    return 'ok';
  }

  win(key: string, bet: string, amount: number, closes: boolean): Outcome {
    const { state } = this;
    const stakeOf = state.movements.get(bet);
    const round = stakeOf && state.rounds.get(stakeOf.round);
    if (!stakeOf || !round || stakeOf.isTakenBack) return 'bet_missing';
    const bonus = this.#bonus(round.bonus);
    const share = round.bonusStake > 0 ? Math.trunc((amount * round.bonusStake) / round.stake) : 0;
    const toBonus = bonus && bonus.account !== 'released' ? share : 0;
    if (bonus && toBonus > 0) bonus.left = (bonus.left ?? 0) + toBonus;
    state.own += amount - toBonus;
    round.payout += amount;
    if (closes) round.status = 2;
    const moved = { change: amount, bonusPart: toBonus, isTakenBack: false };
    state.movements.set(key, { kind: 'win', round: stakeOf.round, ...moved });
    this.#note(stakeOf.round, round, 0);
    return 'ok';
  }

  takeBack(key: string): Outcome {
    const { state } = this;
    const moved = state.movements.get(key);
    const round = moved && state.rounds.get(moved.round);
    if (!moved || !round || moved.isTakenBack) return 'ok';
    const bonus = moved.bonusPart === 0 ? undefined : this.#bonus(round.bonus);
    const fromBonus = bonus && bonus.account !== 'released' ? -moved.bonusPart : 0;
    const fromOwn = -moved.change - fromBonus;
    const isSpent = bonus && bonus.account !== 'forfeited' && (bonus.left ?? 0) + fromBonus < 0;
    if (state.own + fromOwn < 0 || isSpent) return 'insufficient_funds';
    moved.isTakenBack = true;
    state.own += fromOwn;
    // What a forfeited one does not have any more the house gives.
    if (bonus) bonus.left = Math.max(0, (bonus.left ?? 0) + fromBonus);
    if (moved.kind === 'bet') {
      round.stake += moved.change;
      round.bonusStake += moved.bonusPart;
    } else round.payout -= moved.change;
    if (round.stake === 0 && round.payout === 0) round.status = 3;
    this.#note(moved.round, round, moved.kind === 'bet' ? moved.change : 0);
    return 'ok';
  }

  activate(id: string, now: number): Outcome {
    const bonus = this.#bonus(id);
    if (!bonus || bonus.status === 3 || bonus.endsAs !== null || bonus.expiresAt <= now)
      return 'over';
    if (bonus.status === 1) this.#play(bonus);
    return 'ok';
  }

  cancel(id: string): Outcome {
    const bonus = this.#bonus(id);
    if (!bonus) return 'over';
    const ended = bonus.status === 3 ? bonus.result : bonus.endsAs;
    if (ended === null) this.#settle(bonus, 3);
    return ended === null || ended === 3 ? 'ok' : 'over';
  }

  /** An operator settles a round that its provider left open. */
  settleByHand(name: string): Outcome {
    const round = this.state.rounds.get(name);
    const bonus = this.#bonus(round?.bonus ?? null);
    if (round?.status === 1 && bonus) this.#tell(bonus, name, false, 0);
    return 'ok';
  }

  expire(now: number): void {
    for (const bonus of this.#inOrder()) {
      const isOver = bonus.expiresAt <= now;
      if (bonus.endsAs !== null || isOver || bonus.wagered >= bonus.total)
        this.#settle(bonus, isOver ? 4 : null);
    }
  }

  /** The player leaves, for months or for good. */
  leave(): Outcome {
    for (const bonus of this.#inOrder()) if (bonus.endsAs === null) this.#settle(bonus, 3);
    return 'ok';
  }

  #inOrder(): ModelBonus[] {
    return [...this.state.bonuses.values()]
      .filter(({ status }) => status !== 3)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  #bonus(id: string | null): ModelBonus | undefined {
    return id === null ? undefined : this.state.bonuses.get(id);
  }

  #played(): ModelBonus | undefined {
    return [...this.state.bonuses.values()].find(
      ({ status, endsAs }) => status === 2 && endsAs === null,
    );
  }

  #play(bonus: ModelBonus): void {
    const played = this.#played();
    if (played) Object.assign(played, { status: 1, account: 'resting' });
    bonus.left ??= bonus.amount;
    Object.assign(bonus, { status: 2, account: 'playing' });
  }

  #note(name: string, round: ModelRound, staked: number): void {
    const bonus = this.#bonus(round.bonus);
    if (bonus) this.#tell(bonus, name, round.status === 1, staked);
  }

  #tell(bonus: ModelBonus, round: string, isOpen: boolean, staked: number): void {
    if (bonus.status === 3) {
      // What comes for one that is over is the house's; what is the player's own never gets there.
      if (bonus.left !== null) bonus.left = 0;
      return;
    }
    bonus.wagered = Math.max(0, bonus.wagered + staked);
    if (isOpen) this.state.open.set(round, bonus.id);
    else this.state.open.delete(round);
    this.#settle(bonus, null);
  }

  #settle(bonus: ModelBonus, asked: 3 | 4 | null): void {
    if (bonus.status === 3) return;
    const wanted = bonus.endsAs ?? asked;
    if ([...this.state.open.values()].includes(bonus.id)) {
      if (wanted !== bonus.endsAs) {
        bonus.endsAs = wanted;
        if (bonus.account === 'playing') bonus.account = 'resting';
      }
      return;
    }
    const ending = bonus.wagered >= bonus.total ? 2 : (wanted ?? (bonus.left === 0 ? 5 : null));
    if (ending === null) return;
    const isReleased = ending === 2 || ending === 5;
    if (isReleased) this.state.own += bonus.left ?? 0;
    if (bonus.left !== null) {
      bonus.left = 0;
      bonus.account = isReleased ? 'released' : 'forfeited';
    }
    Object.assign(bonus, { status: 3, result: ending });
  }
}
