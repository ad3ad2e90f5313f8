import type { TournamentDetails } from '@pierlight/contract/tournaments/schemas';
import { currenciesQuery } from '#features/settings/public.ts';
import type { Services } from '#shared/services.ts';
import { tableQuery, tournamentQuery, tournamentsQuery } from './api.ts';

type Context = Pick<Services, 'queryClient'>;

/** The house's currency, in which guests read prizes. */
async function baseCurrency({ queryClient }: Context): Promise<string> {
  const currencies = await queryClient.ensureQueryData(currenciesQuery());
  return currencies.find(({ isBase }) => isBase)?.code ?? '';
}

/** What the page of tournaments shows to a guest; with scripts it says for itself what did not come. */
export async function loadTournaments(context: Context): Promise<void> {
  const query = tournamentsQuery(await baseCurrency(context));
  await Promise.allSettled([context.queryClient.ensureQueryData(query)]);
}

/** What the page of a tournament shows to a guest. @throws ApiProblem notFound */
export async function loadTournament(
  context: Context,
  identity: string,
): Promise<TournamentDetails> {
  const { queryClient } = context;
  const currency = await baseCurrency(context);
  const [tournament] = await Promise.all([
    queryClient.ensureQueryData(tournamentQuery(identity, currency)),
    queryClient.ensureQueryData(tableQuery(identity)),
  ]);
  return tournament;
}
