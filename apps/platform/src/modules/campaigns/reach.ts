import type { Tx } from '../../kernel/db/database.ts';
import { lastVisits } from '../identity/public.ts';
import { levelsOf } from '../loyalty/public.ts';
import type { NotReached, Reach } from '../notifications/public.ts';
import { type CampaignProfile, campaignProfiles } from '../player/public.ts';
import type { CampaignChannel, CampaignTerms } from './campaigns-file.ts';

const dayMs = 24 * 60 * 60_000;

/** What becomes of a player of the segment on a channel: told, or why not. */
export type Outcome = 'told' | 'restricted' | NotReached;

export interface CampaignRules {
  /** Whether nothing is offered in a country. */
  readonly isRestricted: (country: string) => boolean;
  readonly reach: Reach;
}

/** A player of the segment. */
export interface Reached {
  readonly playerId: string;
  readonly locale: string;
  /** By channel of the campaign. */
  readonly outcomes: ReadonlyMap<CampaignChannel, Outcome>;
  readonly lastVisit: Date | undefined;
}

/** Whether a player is told anywhere. */
export const isTold = ({ outcomes }: Reached): boolean => [...outcomes.values()].includes('told');

export interface Page {
  readonly players: readonly Reached[];
  /** The last player who was looked at, in the segment or not; undefined when there is nobody left. */
  readonly last: string | undefined;
}

/**
 * Looks at the next players by their ids: who of them is in the segment, and who of those may be sent it at this
 * moment. The dry run and the sending both ask here.
 */
export async function reachedOf(
  tx: Tx,
  { kind, channels, segment }: Pick<CampaignTerms, 'kind' | 'channels' | 'segment'>,
  { isRestricted, reach }: CampaignRules,
  at: { readonly after: string; readonly limit: number; readonly startedAt: Date },
): Promise<Page> {
  const profiles = await campaignProfiles(tx, at.after, at.limit);
  const last = profiles.at(-1)?.id;
  const fitting = profiles.filter((profile) => fits(profile, segment, at.startedAt));
  const ids = fitting.map(({ id }) => id);
  if (ids.length === 0) return { players: [], last };
  const visits = await lastVisits(tx, ids);
  const levels = await levelsOf(tx, ids);
  const inSegment = fitting.filter(
    ({ id }) =>
      isWithin(levels.get(id) ?? 0, segment.level) &&
      visitedThen(visits.get(id), segment.visited, at.startedAt),
  );
  const reached = await reach(
    tx,
    inSegment.map(({ id }) => id),
    kind,
  );
  const players = inSegment.map(({ id, country, locale }): Reached => {
    const outcomeOn = (channel: CampaignChannel): Outcome =>
      reached.get(id)?.[channel] ?? (isRestricted(country) ? 'restricted' : 'told');
    const outcomes = new Map(channels.map((channel) => [channel, outcomeOn(channel)]));
    return { playerId: id, locale, outcomes, lastVisit: visits.get(id) };
  });
  return { players, last };
}

function fits(
  { country, locale, registeredAt }: CampaignProfile,
  { countries, locales, registered: { from, before } = {} }: CampaignTerms['segment'],
  startedAt: Date,
): boolean {
  return (
    registeredAt <= startedAt &&
    (countries?.includes(country) ?? true) &&
    (locales?.includes(locale) ?? true) &&
    (from === undefined || registeredAt >= new Date(from)) &&
    (before === undefined || registeredAt < new Date(before))
  );
}

const isWithin = (
  level: number,
  { from, to }: NonNullable<CampaignTerms['segment']['level']> = {},
) => level >= (from ?? 0) && level <= (to ?? Number.POSITIVE_INFINITY);

function visitedThen(
  visit: Date | undefined,
  { withinDays, notWithinDays }: NonNullable<CampaignTerms['segment']['visited']> = {},
  startedAt: Date,
): boolean {
  const ago = visit ? startedAt.getTime() - visit.getTime() : Number.POSITIVE_INFINITY;
  return (
    (withinDays === undefined || ago <= withinDays * dayMs) &&
    (notWithinDays === undefined || ago >= notWithinDays * dayMs)
  );
}
