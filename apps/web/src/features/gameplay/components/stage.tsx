import { Spinner } from '@pierlight/ui/spinner';
import { type ReactNode, useEffect, useRef } from 'react';
import { LevelNotification } from '#features/loyalty/public.ts';

/** Skeleton of the stage while the session is resumed or its script loads. */
export function GameStageSkeleton({ name }: { readonly name: string }) {
  return (
    <Stage
      bar={
        <p dir="auto" className="truncate px-4 font-bold font-display text-17">
          {name}
        </p>
      }
    >
      <Waiting />
    </Stage>
  );
}

interface StageProps {
  readonly bar: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly frameRef?: React.Ref<HTMLDivElement>;
}

/** Where a game stands: its bar above it, and what is said below. */
export function Stage({ bar, children, foot, frameRef }: StageProps) {
  const section = useRef<HTMLElement>(null);
  // The button that started it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      data-page="game"
      className="grid grid-cols-[minmax(0,1fr)] bg-bg max-lg:fixed max-lg:inset-0 max-lg:z-game smallest:overflow-y-auto print:static lg:justify-items-center lg:px-6 lg:py-4"
    >
      <div
        ref={frameRef}
        className="flex w-full flex-col bg-surface-1 pt-[env(safe-area-inset-top)] lg:w-[min(100%,(100svh-var(--header-height)-5.5rem)*16/9)] lg:overflow-hidden lg:rounded-panel lg:shadow-panel"
      >
        <div className="flex h-11 flex-none items-center lg:h-14">{bar}</div>
        <div className="relative min-h-0 flex-1 smallest:min-h-120 smallest:flex-none bg-bg lg:aspect-video lg:flex-none">
          {children}
        </div>
        {foot}
        <LevelNotification />
      </div>
    </section>
  );
}

export function Waiting() {
  return (
    <div className="absolute inset-0 grid place-items-center text-lamp-text">
      <div data-timer="" className="animate-hold">
        <Spinner />
      </div>
    </div>
  );
}
