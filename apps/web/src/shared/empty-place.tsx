import { EmptyState } from '@pierlight/ui/empty-state';
import { Panel } from '@pierlight/ui/panel';
import type { ReactNode } from 'react';

interface EmptyPlaceProps {
  /** A drawing of `public/art`, 160 x 120, by its name. */
  readonly art: string;
  readonly heading: string;
  readonly level?: 2 | 3;
  readonly tone?: 'default' | 'calm';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A page's ground with nothing on it yet: why, and the way on. */
export function EmptyPlace({ art, heading, level, tone, children, action }: EmptyPlaceProps) {
  return (
    <Panel tone={tone}>
      <EmptyState
        art={<img src={`/art/${art}.svg`} alt="" width={160} height={120} />}
        title={heading}
        level={level}
        action={action}
      >
        {children}
      </EmptyState>
    </Panel>
  );
}
