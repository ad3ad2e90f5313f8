import { unaskedKinds } from '@pierlight/contract/notifications/kinds';
import { z } from 'zod';
import { readJsonFile } from '../../kernel/json-file.ts';

const day = z.iso.date('a day is written 2027-01-31');
const days = z.int().min(1).max(3_650);

/** Whom a campaign is for: whoever all of it is true of. */
const segment = z.strictObject({
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'a country is written DE'))
    .min(1)
    .max(250)
    .optional(),
  locales: z.array(z.string()).min(1).max(50).optional(),
  /** Whose last visit is at most, or at least, so many days of 24 hours before the start. */
  visited: z
    .strictObject({ withinDays: days.optional(), notWithinDays: days.optional() })
    .optional(),
  /** Places of loyalty levels, of which the first is 0. */
  level: z
    .strictObject({ from: z.int().min(0).optional(), to: z.int().min(0).optional() })
    .optional(),
  /** Days by UTC; the second is not among them. */
  registered: z.strictObject({ from: day.optional(), before: day.optional() }).optional(),
});

/** Where a campaign reaches players, each for itself. */
export const campaignChannels = ['inbox', 'mail'] as const;
export type CampaignChannel = (typeof campaignChannels)[number];

const words = z.strictObject({
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(1_000),
});

export const campaignTerms = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/, 'small letters, digits and hyphens'),
  /** Offers sell something and need the player's consent; news sell nothing. */
  kind: z.enum(unaskedKinds),
  channels: z
    .array(z.enum(campaignChannels))
    .min(1)
    .refine((given) => new Set(given).size === given.length, 'a channel is named once')
    .default(['inbox']),
  segment,
  words: z.record(z.string(), words),
  /** The page of the site it leads to, without a locale. */
  path: z.string().max(200),
  /** Nobody is sent it from this moment on. */
  validUntil: z.iso.datetime('a moment is written 2027-01-31T18:00:00Z'),
});
export type CampaignTerms = z.infer<typeof campaignTerms>;
export type Segment = z.infer<typeof segment>;

/** Pages a campaign may lead to. */
export const campaignPages = [
  ...[
    '/',
    '/providers',
    '/categories',
    '/tournaments',
    '/loyalty',
    '/welcome-package',
    '/questions',
  ],
  ...['/profile/bonuses', '/profile/limits', '/profile/notifications', '/profile/info'],
] as const;
/** Pages of something, by what stands before its name. */
export const campaignFolders = [
  '/games/',
  '/categories/',
  '/tournaments/',
  '/bonus/',
  '/static/',
] as const;

const name = /^[a-z0-9][a-z0-9-]{0,99}$/;

const isPage = (path: string): boolean =>
  campaignPages.some((page) => page === path) ||
  campaignFolders.some((folder) => path.startsWith(folder) && name.test(path.slice(folder.length)));

export interface KnownOfSite {
  /** Every one needs its words. */
  readonly locales: readonly string[];
  readonly countries: readonly string[];
  readonly levels: number;
  readonly now: Date;
}

/**
 * Reads a campaign that an operator has written.
 * @throws Error naming the file and what is wrong in it, and where
 */
export function readCampaignFile(file: string, known: KnownOfSite): Promise<CampaignTerms> {
  return readJsonFile(
    file,
    campaignTerms.superRefine((says, context) => {
      for (const { path, message } of faultsOf(says, known))
        context.addIssue({ code: 'custom', path: [...path], message });
    }),
  );
}

function* faultsOf(
  { segment, words, path, validUntil }: CampaignTerms,
  { locales, countries, levels, now }: KnownOfSite,
): Generator<{ readonly path: readonly string[]; readonly message: string }> {
  for (const locale of locales)
    if (!(locale in words)) yield { path: ['words', locale], message: 'these words are missing' };
  for (const locale of Object.keys(words))
    if (!locales.includes(locale))
      yield { path: ['words', locale], message: `the site speaks ${locales.join(', ')}` };
  for (const locale of segment.locales ?? [])
    if (!locales.includes(locale))
      yield { path: ['segment', 'locales'], message: `the site does not speak ${locale}` };
  for (const country of segment.countries ?? [])
    if (!countries.includes(country))
      yield { path: ['segment', 'countries'], message: `there is no country ${country}` };
  const { from = 0, to = levels - 1 } = segment.level ?? {};
  if (from > to || to >= levels)
    yield { path: ['segment', 'level'], message: `levels go from 0 to ${levels - 1}` };
  const { withinDays, notWithinDays } = segment.visited ?? {};
  if (withinDays !== undefined && notWithinDays !== undefined && withinDays <= notWithinDays)
    yield { path: ['segment', 'visited'], message: 'nobody’s last visit is both' };
  const { from: first, before } = segment.registered ?? {};
  if (first !== undefined && before !== undefined && first >= before)
    yield { path: ['segment', 'registered'], message: 'nobody registered then' };
  if (!isPage(path)) yield { path: ['path'], message: `${path} is no page it may lead to` };
  if (new Date(validUntil) <= now) yield { path: ['validUntil'], message: 'this is over already' };
}
