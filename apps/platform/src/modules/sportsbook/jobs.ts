import type { Clock } from '../../kernel/clock.ts';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { BetWallet } from './bet-wallet.ts';
import type { Book } from './ports.ts';
import type { SportsbookRepository } from './repository.ts';

/** Unconfirmed bets are looked up at the book every ten minutes; unsettled ones past their events are reported daily. */
export const sportsbookSchedule = {
  'sportsbook.ask-unconfirmed': '6,16,26,36,46,56 * * * *',
  'sportsbook.tell-overdue': '37 6 * * *',
  'sportsbook.forget-calls': '47 * * * *',
} as const;

const minuteMs = 60_000;
/** The book repeats a commit or a discard that was not answered; after this it has lost it. */
const confirmMinutes = 10;
/** How many bets one run looks up: a book that lost more is down. */
const mostAsked = 200;
/** No event of a day goes on so long after its beginning, corrections included. */
export const settleHours = 24;

/** Before when the last event of a bet began that should be settled. */
export const overdueBefore = (now: Date) => new Date(now.getTime() - settleHours * 60 * minuteMs);

export function createSportsbookJobs(deps: {
  readonly repository: SportsbookRepository;
  /** Null where there is no book. */
  readonly book: Book | null;
  readonly wallet: Pick<BetWallet, 'commit' | 'discard'>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}): JobHandlers {
  const { repository, book, wallet, clock, log } = deps;
  return {
    /** Asks about bets the book neither confirmed nor discarded; the stake of one that it does not hold goes back. */
    'sportsbook.ask-unconfirmed': async () => {
      if (!book) return;
      const before = new Date(clock.now().getTime() - confirmMinutes * minuteMs);
      for (const { playerId, makeKey } of await repository.unconfirmed(before, mostAsked)) {
        const state = await book.bet(makeKey);
        if (state === 'held') await wallet.commit(makeKey);
        else if (state !== 'pending') {
          const { status } = await wallet.discard(playerId, makeKey, 'the book does not hold it');
          log.warn({ makeKey, status }, 'The book does not hold a bet: its stake goes back');
        }
      }
    },

    'sportsbook.tell-overdue': async () => {
      const overdue = await repository.countOverdue(overdueBefore(clock.now()));
      if (overdue > 0) log.error({ overdue }, 'Bets were not settled long after their events');
    },

    'sportsbook.forget-calls': () => repository.forgetCalls(clock.now()),
  };
}
