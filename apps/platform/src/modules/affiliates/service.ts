import { createHmac } from 'node:crypto';
import type { AffiliateClick, AffiliateClickTaken } from '@pierlight/contract/affiliates/schemas';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import { createAffiliatesRepository } from './repository.ts';

const secondsOfDay = 86_400;
/** How long clicks are kept, in days: as long as an affiliate may dispute a month's account. */
const keptDays = 180;
/** Clicks of one address in a day; more are no visitors. */
const mostOfNetwork = 100;

export interface AffiliatesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** For how many days a visitor's browser keeps the tag. */
  readonly tagDays: number;
  /** What the hashes of visitors are keyed with, together with the day. */
  readonly secret: string;
}

/** What is known of who clicked. */
export interface Clicking {
  readonly ip: string;
  readonly userAgent: string;
  readonly country: string | null;
}

/** The log of visits by affiliates' links. */
export function createAffiliatesService(deps: AffiliatesDeps) {
  const { clock, ids, tagDays } = deps;
  const repository = createAffiliatesRepository(deps.db);

  return {
    /** Notes a click, once for each visitor, tag and day. */
    async click(click: AffiliateClick, by: Clicking): Promise<AffiliateClickTaken> {
      const at = clock.now();
      const day = at.toISOString().slice(0, 10);
      const key = createHmac('sha256', deps.secret).update(`affiliates ${day}`).digest();
      const hashed = (text: string) =>
        createHmac('sha256', key).update(text).digest().subarray(0, 16);
      await repository.insert(
        {
          id: ids.next(),
          tag: click.tag,
          landing: click.landing,
          referrer: click.referrer ?? null,
          country: by.country,
          day,
          network: hashed(by.ip),
          visitor: hashed(`${by.ip} ${by.userAgent}`),
          at,
        },
        mostOfNetwork,
      );
      return { keptForSeconds: secondsOfDay * tagDays };
    },

    /** Forgets clicks that are too old to be asked about. */
    forget: () =>
      repository.removeBefore(new Date(clock.now().getTime() - keptDays * secondsOfDay * 1000)),
  };
}

export type AffiliatesService = ReturnType<typeof createAffiliatesService>;
