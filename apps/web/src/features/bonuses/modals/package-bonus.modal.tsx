import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame, type ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useTakenOver } from '#shared/use-taken-over.ts';
import { PackagePartList } from '../components/package-part-list.tsx';
import { RulesLink } from '../components/rules-link.tsx';
import { usePackageName } from '../components/use-bonus-words.ts';
import { usePackageParts } from '../use-package-parts.ts';
import { ToBonuses } from './bonus-gone.tsx';

/** `?package-bonus=<package>`: the parts of a package of bonuses, and how each stands. */
export default function PackageBonusModal({ value }: ModalViewProps<'package-bonus'>) {
  return (
    <WithTexts folders={['account', 'modals']}>
      <Package id={value} />
    </WithTexts>
  );
}

function Package({ id }: { readonly id: string | null }) {
  const text = useTranslations('modals.bonuses');
  const packages = useTranslations('account.bonusPackages');
  const nameOf = usePackageName();
  const isTakenOver = useTakenOver();
  const { parts, isFailed, retry } = usePackageParts((one) => one.id === id);
  if (isTakenOver && parts && id !== null) {
    const isOpen = parts.some(({ state }) => state === 'next');
    return (
      <ModalFrame
        title={nameOf(id)}
        foot={
          isOpen ? (
            <Button
              variant="lamp"
              size="lg"
              block
              render={<ModalLink modal="wallet" value="deposit" />}
            >
              {packages('deposit')}
            </Button>
          ) : (
            <ToBonuses />
          )
        }
      >
        <div className="grid gap-4">
          <p className="text-text-2">
            {packages('lead')} <RulesLink />
          </p>
          <PackagePartList parts={parts} size="sm" />
        </div>
      </ModalFrame>
    );
  }
  if (isTakenOver && isFailed)
    return (
      <NoticeModal
        title={text('titles.packageBonus')}
        art="empty-tickets"
        heading={text('failed')}
        foot={
          <Button variant="line" size="lg" block onClick={retry}>
            {text('retry')}
          </Button>
        }
      >
        <p>{text('failedText')}</p>
      </NoticeModal>
    );
  if (isTakenOver && parts === null)
    return (
      <NoticeModal
        title={text('titles.packageBonus')}
        art="empty-tickets"
        heading={packages('gone.heading')}
        foot={<ToBonuses />}
      >
        <p>{packages('gone.text')}</p>
      </NoticeModal>
    );
  return (
    <ModalFrame title={text('titles.packageBonus')}>
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" index={1} />
      </SkeletonGroup>
    </ModalFrame>
  );
}
