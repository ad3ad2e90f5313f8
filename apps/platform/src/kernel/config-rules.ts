import type { Config } from './config.ts';

/** Settings that are set together or not at all. */
const groups: readonly (readonly (keyof Config)[])[] = [
  ['CHAT_HOST', 'CHAT_TOKEN'],
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['DOCUMENTS_S3_ENDPOINT', 'DOCUMENTS_S3_BUCKET', 'DOCUMENTS_S3_KEY_ID', 'DOCUMENTS_S3_SECRET'],
];

const betby = ['BETBY_API_URL', 'BETBY_PRIVATE_KEY', 'BETBY_PUBLIC_KEY'] as const;
const sumsub = [
  'SUMSUB_URL',
  'SUMSUB_APP_TOKEN',
  'SUMSUB_SECRET_KEY',
  'SUMSUB_WEBHOOK_SECRET',
] as const;

/** Settings by the names they had before: ignored, they would fall back to their defaults without a word. */
const renamed: Readonly<Record<string, keyof Config>> = {
  PAYOUT_DESTINATION_REST_HOURS: 'PAYOUT_DESTINATION_COOLDOWN_HOURS',
};

const listed = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/**
 * What is wrong with settings that are each valid alone; null when nothing is.
 *
 * @param given the environment as it is set
 */
export function brokenRule(
  config: Config,
  given: Readonly<Record<string, unknown>>,
): string | null {
  const isSet = (name: keyof Config) => config[name] !== undefined;
  for (const [old, name] of Object.entries(renamed))
    if (given[old] !== undefined) return `${old} is called ${name} now`;
  for (const names of groups)
    if (names.some(isSet) && !names.every(isSet)) return `${listed(names)} need each other`;
  if (isSet('EXCLUSION_REGISTER_URL') && !isSet('EXCLUSION_REGISTER_KEY'))
    return 'EXCLUSION_REGISTER_URL needs EXCLUSION_REGISTER_KEY';
  if (betby.some(isSet) && !(betby.every(isSet) && config.BETTING_CLIENT_ID))
    return `${listed(betby)} need each other and BETTING_CLIENT_ID`;
  if (config.VERIFICATION_PROVIDER_ENABLED && !sumsub.every(isSet))
    return `VERIFICATION_PROVIDER_ENABLED needs ${sumsub.join(', ')}`;
  return null;
}
