import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/ssr/ArrowSquareOut';
import type { Spin } from '@pierlight/contract/gameplay/schemas';
import { TextLink } from '@pierlight/ui/link';
import { useFormatter, useTranslations } from 'use-intl';

/** The way to the provider's page that checks a round, in a tab of its own; nothing without one. */
export function RoundCheck({ spin }: { readonly spin: Spin }) {
  const text = useTranslations('account.spins');
  const format = useFormatter();
  if (spin.checkUrl === null) return null;
  const time = format.dateTime(new Date(spin.createdAt), {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return (
    <TextLink
      href={spin.checkUrl}
      target="_blank"
      rel="noopener noreferrer"
      underline="hover"
      aria-label={text('checkOf', { game: spin.game.name, time })}
      className="inline-flex min-h-11 items-center gap-1.5 text-13"
    >
      {text('check')}
      <ArrowSquareOutIcon aria-hidden="true" size={16} className="flex-none rtl:-scale-x-100" />
    </TextLink>
  );
}
