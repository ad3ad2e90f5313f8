import { z } from 'zod';

/** Addresses of pages that check a round, by the slug of its provider; `*` stands for all others. */
export type RoundChecks = Readonly<Record<string, string>>;

const template = z
  .string()
  .max(500, 'has more than 500 characters')
  .refine((text) => text === '' || isTemplate(text), {
    error: 'must be an http(s):// address with {round} in its path or query, or empty',
  });

function isTemplate(text: string): boolean {
  const url = URL.parse(text.replaceAll(/\{(round|locale)\}/g, '$1'));
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') return false;
  const [, behindOrigin = ''] = /^https?:\/\/[^/?#]*(.*)$/i.exec(text) ?? [];
  return behindOrigin.includes('{round}') && !text.slice(0, -behindOrigin.length).includes('{');
}

const checks = z.record(
  z.string().regex(/^(\*|[a-z0-9][a-z0-9-]{0,79})$/, 'is no slug of a provider'),
  template,
);

/** Reads `ROUND_CHECK_URLS`, a JSON object; what is wrong is said of the provider it stands at. */
export const roundChecks = z.string().transform((text, context): RoundChecks => {
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
  const { data, error } = checks.safeParse(value);
  if (data) return data;
  const [issue] = error.issues;
  const at = issue?.path[0];
  if (at === undefined) return complain('must be an object: { "provider": "https://…{round}" }');
  return complain(
    `"${String(at)}" ${issue?.code === 'invalid_type' ? 'is no text' : saying(issue)}`,
  );
});

const saying = (issue: z.core.$ZodIssue | undefined): string =>
  issue?.code === 'invalid_key' ? 'is no slug of a provider' : (issue?.message ?? '');
