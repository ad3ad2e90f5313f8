/** What an operator sees of incidents, and what was noted of what operators did. */
import { systemIds } from '../../../kernel/ids.ts';
import { createIncidentCommands } from '../../../operator/incident-commands.ts';
import { createNoteAct } from '../../operations/public.ts';
import { deletedAmong, isAccountDeleted } from '../../privacy/public.ts';
import { createIncidentReview } from '../public.ts';
import type { PaymentsWorld } from './payments-world.ts';

export const decision = { operator: 'mara', reason: 'asked the provider' };

export const reviewOf = ({ database: { db }, clock }: PaymentsWorld) =>
  createIncidentReview({
    ...{ db, clock, isDeleted: isAccountDeleted },
    noteAct: createNoteAct({ clock, ids: systemIds }),
  });

/** What an operator reads about one invoice. */
export const listed = async (world: PaymentsWorld, { number }: { number: string }) =>
  (await reviewOf(world).open(1_000)).filter(({ invoice }) => invoice?.number === number);

/** The printed lines of the oldest open incidents. */
export async function printed(world: PaymentsWorld, limit = 1_000): Promise<string> {
  const { incidents } = createIncidentCommands(
    {
      incidents: reviewOf(world),
      rounds: { open: async () => [], resolve: async () => false },
      bets: { list: async () => [], afterDeletion: async () => [] },
      deletedAmong: (playerIds) => deletedAmong(world.database.db, playerIds),
    },
    { write: (amount, code) => `${amount} ${code}`, decisionOf: () => decision },
  );
  const args = {
    words: [],
    limit,
    rate: () => 1,
    currency: undefined,
    until: undefined,
    folder: () => 'nowhere',
    ...{ reference: undefined, event: undefined, state: undefined },
    winnings: {
      wager: undefined,
      days: undefined,
      most: undefined,
      maxBet: undefined,
      closed: undefined,
    },
  };
  return (await incidents({ ...args, operator: () => 'mara', reason: () => decision.reason })).join(
    '\n',
  );
}

/** What operators did to a number or an id, in their order. */
export const actsOn = async (world: PaymentsWorld, subject: string): Promise<string[]> => {
  const { rows } = await world.owner.query<{ act: string }>(
    'select act from operations.act where target = $1 order by id',
    [subject],
  );
  return rows.map(({ act }) => act);
};
