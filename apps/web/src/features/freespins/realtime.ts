import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import type { PlayerFreespinMessage } from '@pierlight/contract/realtime/channels';
import type { QueryClient } from '@tanstack/react-query';
import { gameQuery, setFreeSpins } from '#features/catalogue/public.ts';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import { createGathering, type Later } from '#shared/realtime/gathering.ts';
import { heldFreespinsQuery } from './api.ts';
import {
  eventOf,
  type FreespinEvent,
  spinsByGame,
  winningsOf,
  withFreespin,
} from './freespin-facts.ts';
import { type FreespinUpdate, freeSpinsUpdated } from './freespin-updates.ts';
import { freespinsKey } from './keys.ts';

interface FollowOptions {
  readonly show: (alert: AlertRequest) => void;
  readonly later?: Later;
}

/** Keeps a player's free spins up to date by their channel, and alerts the player to their events. */
export function followFreespins(client: QueryClient, { show, later }: FollowOptions) {
  const held = heldFreespinsQuery();
  const known = new Map<string, PlayerFreespin>();
  let stopLooking = learnFirst(client, known);
  let isStopped = false;
  const stopMarking = markPosters(client);

  const gathering = createGathering<PlayerFreespin>((freespins) => {
    const updates = freespins.map((freespin): FreespinUpdate => {
      const event = eventOf(known.get(freespin.id), freespin);
      if ((known.get(freespin.id)?.version ?? -1) < freespin.version)
        known.set(freespin.id, freespin);
      return { freespin, event };
    });
    client.setQueryData(held.queryKey, (list) =>
      list === undefined ? undefined : [...freespins.reduce(withFreespin, list)],
    );
    freeSpinsUpdated.publish(updates);
  }, later);

  const stopListening = freeSpinsUpdated.subscribe((updates) => {
    const events = updates.filter(({ event }) => event !== null);
    // Those that are over have changed too.
    if (events.length > 0)
      void client.invalidateQueries({ queryKey: freespinsKey, predicate: isNot(held.queryKey) });
    for (const { freespin, event } of events)
      if (event) void alertOf(client, freespin, event).then((alert) => !isStopped && show(alert));
  });

  return {
    message: ({ playerFreespin }: PlayerFreespinMessage): void => gathering.add(playerFreespin),
    /** Messages were lost: what is known counts no more. */
    missed(): void {
      known.clear();
      stopLooking();
      void client.invalidateQueries({ queryKey: freespinsKey });
      // Nothing in sight may be asking for it, and posters count by it all the same.
      void client.prefetchQuery(held).then(() => {
        if (!isStopped) stopLooking = learnFirst(client, known);
      });
    },
    /** Loads the list that messages are held against. */
    load: () => void client.prefetchQuery(held),
    stop(): void {
      isStopped = true;
      stopLooking();
      stopMarking();
      stopListening();
      gathering.stop();
    },
  };
}

/** What messages are held against is the list as it was first loaded; later loads may be ahead of them. */
function learnFirst(client: QueryClient, known: Map<string, PlayerFreespin>): () => void {
  const learn = () => {
    const list = client.getQueryData(heldFreespinsQuery().queryKey);
    for (const freespin of list ?? [])
      if (!known.has(freespin.id)) known.set(freespin.id, freespin);
    return list !== undefined;
  };
  if (learn()) return () => {};
  const stop = client.getQueryCache().subscribe(() => {
    if (learn()) stop();
  });
  return stop;
}

/** Has posters say how many are left, by the list as it stands. */
function markPosters(client: QueryClient): () => void {
  const { queryKey } = heldFreespinsQuery();
  const mark = () => setFreeSpins(spinsByGame(client.getQueryData(queryKey) ?? []));
  const own = JSON.stringify(queryKey);
  mark();
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === own) mark();
  });
  return () => {
    stop();
    setFreeSpins(new Map());
  };
}

const isNot =
  (own: readonly unknown[]) =>
  ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey) !== JSON.stringify(own);

const tones: Readonly<Partial<Record<FreespinEvent, AlertRequest['tone']>>> = {
  freeSpinIssued: 'lamp',
  freeSpinActivated: 'lamp',
  freeSpinPlayed: 'lamp',
};

/** The alert names the game; one that cannot be queried is shown by its id. */
async function alertOf(
  client: QueryClient,
  freespin: PlayerFreespin,
  event: FreespinEvent,
): Promise<AlertRequest> {
  const game = await client.ensureQueryData(gameQuery(freespin.gameId)).catch((error: unknown) => {
    console.warn('The game of free spins could not be asked about', error);
    return null;
  });
  const tone = tones[event];
  // Nobody has to be told that they cancelled what the game did not take.
  const told = event === 'freeSpinCanceled' && freespin.isRefused ? 'freeSpinRefused' : event;
  return {
    key: `freespins.${told}`,
    values: {
      game: game?.name ?? freespin.gameId,
      count: freespin.count,
      winnings: winningsOf(freespin),
    },
    ...(tone ? { tone } : {}),
  };
}
