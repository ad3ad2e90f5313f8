import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { Disclosure } from '@pierlight/ui/disclosure';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { Optional } from '#shared/optional.tsx';
import { GameNames } from './game-names.tsx';

/** Which games take no stake while a bonus is played. Their names are requested once somebody wants them. */
export function OfferClosedGames({ ids }: { readonly ids: DepositBonus['closedGames'] }) {
  const text = useTranslations('account.bonusPackages');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={text('closed', { count: ids.length })} onToggle={setOpen}>
      {isOpen ? (
        <Optional
          fallback={
            <SkeletonGroup>
              <Skeleton className="h-16" />
            </SkeletonGroup>
          }
        >
          <WithTexts folders={['modals']}>
            <p className="text-13 text-text-2">
              <GameNames ids={ids} />
            </p>
          </WithTexts>
        </Optional>
      ) : null}
    </Disclosure>
  );
}
