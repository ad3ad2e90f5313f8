import type { RoundChecks } from '../../kernel/round-checks-setting.ts';

/**
 * Where a round can be checked, by its provider's own id; null where its provider has no such page.
 * A template holds `{round}` and perhaps `{locale}`; an empty one switches a provider off.
 */
export function roundCheckUrl(
  checks: RoundChecks,
  round: { readonly provider: string | undefined; readonly id: string; readonly locale: string },
): string | null {
  const own = round.provider !== undefined && Object.hasOwn(checks, round.provider);
  const template = checks[own ? (round.provider ?? '*') : '*'] ?? '';
  if (template === '') return null;
  return template
    .replaceAll('{round}', () => encodeURIComponent(round.id))
    .replaceAll('{locale}', () => encodeURIComponent(round.locale));
}
