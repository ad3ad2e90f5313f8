import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import type { PlayerCheck, Verification } from '@pierlight/contract/verification/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { ContactLink } from '#shared/contact-link.tsx';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { Boundary } from '#shared/failure/boundary.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { verificationQuery } from '../api.ts';
import { canBegin, isToDo, nextCheck, overallOf } from '../standing.ts';
import { CheckRules } from './check-rules.tsx';
import { CheckSteps } from './check-steps.tsx';

const ProviderCheck = lazy(() => import('./provider-check.tsx'));

/** Where no channel tells of changes. */
const often = { refetchInterval: 15_000 } as const;

const toCome = (
  <SkeletonGroup className="grid gap-4">
    <Skeleton className="h-60 w-full rounded-panel" />
    <Skeleton className="h-40 w-full rounded-panel" index={1} />
  </SkeletonGroup>
);

const addressOf = ({ check, changedAt }: PlayerCheck) => `${check} ${changedAt}`;

const openedOf = ({ checks }: Verification, opened: string | null) =>
  checks.find((one) => addressOf(one) === opened);

/** What is asked of the player, how far it has come, the way through it, and what comes at what sum. */
export function PlayerVerification({ isAway = false }: { readonly isAway?: boolean }) {
  const text = useTranslations('account.verification');
  const standing = useQuery({ ...verificationQuery(), ...(isAway ? often : {}) });
  const [opened, setOpened] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const verification = standing.data;
  // What was submitted and is requested again waits for another press.
  const open = verification && canBegin(verification) ? openedOf(verification, opened) : undefined;
  const isShut = opened !== null && verification !== undefined && open === undefined;
  // The provider's page is gone, and what came of it stands above.
  useEffect(() => {
    if (!isShut) return;
    setOpened(null);
    heading.current?.focus();
  }, [isShut]);
  if (standing.isPending) return toCome;
  if (standing.data === undefined)
    return (
      <Alert
        tone="error"
        action={
          <Button size="sm" onClick={() => void standing.refetch()}>
            {text('retry')}
          </Button>
        }
      >
        {text('failed')}
      </Alert>
    );
  const { data } = standing;
  const overall = overallOf(data);
  if (overall === 'off')
    return (
      <EmptyPlace art="empty-documents" heading={text('heading')}>
        {text('text')}
      </EmptyPlace>
    );
  const next = nextCheck(data);
  const begin = (check: PlayerCheck) => {
    setOpened(addressOf(check));
    requestAnimationFrame(() => place.current?.focus());
  };
  const actionOf = (check: PlayerCheck) => {
    const isOffered = isToDo(check) || check.state === 'notRequired';
    if (!canBegin(data) || !isOffered || check === next || check === open) return null;
    return (
      <Button
        size="sm"
        variant="line"
        aria-label={`${text('begin.early')}: ${text(`checks.${check.check}.name`)}`}
        onClick={() => begin(check)}
      >
        {text('begin.early')}
      </Button>
    );
  };
  const failedPart = (retry: () => void) => (
    <Alert
      tone="error"
      action={
        <Button size="sm" onClick={retry}>
          {text('provider.retry')}
        </Button>
      }
    >
      {text('provider.problems.noPage')}
    </Alert>
  );
  return (
    <div
      className={`grid items-start gap-6 ${isAway ? '' : 'xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]'}`}
    >
      <Panel pad className="grid gap-5">
        <div className="grid gap-1" aria-live="polite">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-20 outline-none">
            {text(`overall.${overall}.title`)}
          </h2>
          <p className="max-w-[60ch] text-text-2">{text(`overall.${overall}.text`)}</p>
        </div>
        {data.checks.length > 0 ? <CheckSteps checks={data.checks} actionOf={actionOf} /> : null}
        {next && next !== open ? (
          <div>
            <Button variant="lamp" size="lg" onClick={() => begin(next)}>
              {text(`begin.${next.state === 'retry' ? 'again' : 'now'}`)}
            </Button>
          </div>
        ) : null}
        {overall === 'rejected' ? (
          <div>
            <ContactLink variant="line">{text('contact')}</ContactLink>
          </div>
        ) : null}
        <div ref={place} tabIndex={-1} className="outline-none">
          {open ? (
            <Boundary fallback={failedPart}>
              <LatePart fallback={<Skeleton className="h-80 w-full" />}>
                <ProviderCheck key={opened} check={open.check} />
              </LatePart>
            </Boundary>
          ) : null}
        </div>
        <p className="flex gap-2 text-13 text-text-2">
          <ShieldCheckIcon aria-hidden="true" size={20} className="shrink-0" />
          {text('privacy')}
        </p>
      </Panel>
      {data.rules.length > 0 ? (
        <Panel pad className="grid gap-4">
          <div className="grid gap-1">
            <h2 className="text-20">{text('rules.title')}</h2>
            <p className="text-13 text-text-2">{text('rules.lead')}</p>
          </div>
          <CheckRules verification={data} />
        </Panel>
      ) : null}
    </div>
  );
}
