import { limitDefinition } from '@pierlight/contract/limits/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { createQueryClient } from '#shared/api/query-client.ts';
import { Boundary } from '#shared/failure/boundary.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { useServices } from '#shared/services.ts';
import { AwayTime } from '../components/away-time.tsx';
import { HarbourHead } from '../components/harbour-head.tsx';
import { Helplines } from '../components/helplines.tsx';
import { useUntilWords } from '../components/use-until-words.ts';
import { justLeft } from '../just-left.ts';

const toCome = (
  <SkeletonGroup>
    <Skeleton className="h-40" />
  </SkeletonGroup>
);

interface MoneyProps {
  /** Asks who it is, for a token that reaches the money and nothing else. */
  readonly SignIn: ComponentType<{ readonly onToken: (token: string) => void }>;
  /** The token is no longer taken when it says `onOver`. */
  readonly Withdrawal: ComponentType<{ readonly onOver: () => void }>;
}

/** For whoever is away from playing: until when, who listens, and the way to their money. */
export function AwayPage({ SignIn, Withdrawal }: MoneyProps) {
  const page = useTranslations('pages.away');
  const text = useTranslations('away.page');
  const until = useUntilWords();
  const [left] = useState(justLeft.read);
  return (
    <section className="grid gap-8 px-(--gutter) pt-6 pb-12">
      <HarbourHead title={page('title')} lead={text('lead')} />
      {left ? (
        <Alert
          tone="calm"
          live
          title={text(
            left.definition === limitDefinition.coolingOff ? 'left.break' : 'left.selfExclusion',
          )}
        >
          {until(left.until)} {text('left.text')}
        </Alert>
      ) : null}
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <Money SignIn={SignIn} Withdrawal={Withdrawal} />
        <Helplines />
      </div>
    </section>
  );
}

interface Opened {
  readonly leave: () => Promise<unknown>;
  readonly client: ReturnType<typeof createQueryClient>;
}

/** The token is held by this page alone: it opens nothing else, and goes with it. */
function Money({ SignIn, Withdrawal }: MoneyProps) {
  const text = useTranslations('away.page.money');
  const { apiWith } = useServices();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOver, setOver] = useState(false);

  function enter(token: string) {
    const api = apiWith(token);
    setOver(false);
    setOpened({ client: createQueryClient(api), leave: () => api.identity.signOut(undefined) });
  }

  if (opened === null)
    return (
      <Panel pad className="grid gap-5 md:max-w-[34rem]">
        <div className="grid gap-1">
          <h2 className="text-20">{text('title')}</h2>
          <p className="text-text-2">{text('lead')}</p>
        </div>
        {isOver ? <Alert tone="info">{text('over')}</Alert> : null}
        <LatePart fallback={toCome}>
          <SignIn onToken={enter} />
        </LatePart>
      </Panel>
    );
  return (
    <QueryClientProvider client={opened.client}>
      <OpenedMoney
        Withdrawal={Withdrawal}
        onLeave={() => {
          setOpened(null);
          void opened.leave().catch(() => undefined);
        }}
        onOver={() => {
          setOver(true);
          setOpened(null);
        }}
      />
    </QueryClientProvider>
  );
}

interface OpenedMoneyProps extends Pick<MoneyProps, 'Withdrawal'> {
  readonly onLeave: () => void;
  readonly onOver: () => void;
}

function OpenedMoney({ Withdrawal, onLeave, onOver }: OpenedMoneyProps) {
  const text = useTranslations('away.page.money');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone, and on a phone this begins above what was in view.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel pad className="grid gap-6 md:max-w-[34rem]">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-20 outline-none">
          {text('title')}
        </h2>
        <Button variant="ghost" size="sm" onClick={onLeave}>
          {text('leave')}
        </Button>
      </div>
      <AwayTime />
      <Boundary
        fallback={(retry) => (
          <Alert
            tone="error"
            action={
              <Button size="sm" onClick={retry}>
                {text('retry')}
              </Button>
            }
          >
            {text('failed')}
          </Alert>
        )}
      >
        <LatePart fallback={toCome}>
          <Withdrawal onOver={onOver} />
        </LatePart>
      </Boundary>
    </Panel>
  );
}
