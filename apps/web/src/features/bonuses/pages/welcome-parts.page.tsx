import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useSession } from '#shared/session/use-session.ts';
import { PackagePartList } from '../components/package-part-list.tsx';
import type { PackagePart } from '../package-parts.ts';
import { usePackageParts } from '../use-package-parts.ts';

/** The welcome package: its parts, how they stand, and the way to the next; or plainly that there is none. */
export function WelcomeParts() {
  const text = useTranslations('pages.welcomePackage');
  const { parts, isFailed, retry } = usePackageParts(({ isWelcome }) => isWelcome);
  if (parts) return <Parts parts={parts} />;
  if (isFailed)
    return (
      <Alert tone="error" className="mb-8">
        <p>{text('failed')}</p>
        <Button className="mt-2" onClick={retry}>
          {text('retry')}
        </Button>
      </Alert>
    );
  if (parts === undefined)
    return (
      <SkeletonGroup className="mb-10 grid gap-4">
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-64 w-full" index={1} />
      </SkeletonGroup>
    );
  return (
    <section className="mb-8 rounded-panel border border-edge border-dashed bg-surface-1">
      <EmptyState title={text('none.title')} art={<TicketIcon aria-hidden="true" size={32} />}>
        {text('none.text')}
      </EmptyState>
    </section>
  );
}

function Parts({ parts }: { readonly parts: readonly PackagePart[] }) {
  const text = useTranslations('pages.welcomePackage');
  const { status } = useSession();
  const isOpen = parts.some(({ state }) => state === 'next');
  return (
    <section className="mb-10 grid gap-5">
      <div>
        <h2 className="text-25 text-text-1">{text('parts', { count: parts.length })}</h2>
        <p className="mt-2">{text('start')}</p>
      </div>
      <PackagePartList parts={parts} />
      {status === 'guest' ? (
        <div>
          <Button variant="lamp" size="lg" render={<ModalLink modal="sign-up" />}>
            {text('join')}
          </Button>
        </div>
      ) : null}
      {status === 'player' && isOpen ? (
        <div>
          <Button variant="lamp" size="lg" render={<ModalLink modal="wallet" value="deposit" />}>
            {text('deposit')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
