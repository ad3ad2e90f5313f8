import { z } from 'zod';

/** Somebody else's sign-in that players may use, as an operator names it. */
export interface SocialProviderSetting {
  /** Kept with every account that is linked; small letters, digits and hyphens. */
  readonly id: string;
  /** How players know it. */
  readonly name: string;
  /** Origin or address whose `/.well-known/openid-configuration` describes it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const isOwnMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url?.search !== '' || url.hash !== '' || url.username !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine(url.hostname));
}

const provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/, {
    error: 'has small letters, digits and hyphens, 32 at most',
  }),
  name: z.string().trim().min(1, 'is empty').max(40, 'has more than 40 characters'),
  issuer: z.string().refine(isIssuer, 'must be an https:// address without a query'),
  clientId: z.string().min(1, 'is empty').max(300),
  clientSecret: z.string().min(1, 'is empty').max(1000),
});

/**
 * Reads `SOCIAL_PROVIDERS`, a JSON list. What is wrong is said of which entry and which property,
 * never with a value: one of them is a secret.
 */
export const socialProviders = z.string().transform((text, context): SocialProviderSetting[] => {
  const complain = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return complain('is not valid JSON');
  }
  if (!Array.isArray(value)) return complain('must be a list: [{ "id": …, "name": …, … }]');
  const read = value.map((entry) => provider.safeParse(entry));
  for (const [at, { error }] of read.entries()) {
    const [issue] = error?.issues ?? [];
    if (issue) return complain(`entry ${at + 1}: ${saying(issue)}`);
  }
  const providers = read.flatMap(({ data }) => (data ? [data] : []));
  const ids = providers.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  return twice === undefined ? providers : complain(`"${twice}" stands there twice`);
});

function saying(issue: z.core.$ZodIssue): string {
  const property = issue.path[0];
  if (issue.code === 'unrecognized_keys') return `"${issue.keys[0]}" is no property of a provider`;
  if (property === undefined) return 'is no object';
  const isMissing = issue.code === 'invalid_type';
  return `"${String(property)}" ${isMissing ? 'is missing or no text' : issue.message}`;
}
