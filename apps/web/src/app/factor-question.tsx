import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { SecondFactorDialog } from '#features/identity/public.ts';
import { Boundary } from '#shared/failure/boundary.tsx';
import { FailedCard } from '#shared/failure/failed-card.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { factorPrompt, type OpenQuestion } from '#shared/second-factor/factor-prompt.ts';

const nothing = () => null;

interface FactorQuestionProps {
  /** What may open on top of it, and without it. */
  readonly above: ReactNode;
}

/** The question for a second factor, above every modal; loaded when one is asked. */
export function FactorQuestion({ above }: FactorQuestionProps) {
  const asked = useSyncExternalStore(factorPrompt.subscribe, factorPrompt.current, nothing);
  // Keeps the question that was settled until its dialog has left.
  const [shown, setShown] = useState<OpenQuestion | null>(null);
  if (asked !== null && asked !== shown) setShown(asked);
  if (shown === null) return above;
  return (
    <Boundary
      fallback={(retry) => (
        <>
          {asked === shown ? (
            <FailedCard onRetry={retry} onClose={() => shown.settle(null)} />
          ) : null}
          {above}
        </>
      )}
    >
      <LatePart fallback={null}>
        <SecondFactorDialog
          key={shown.challenge.challenge}
          question={shown}
          above={above}
          open={asked === shown}
          onClosed={() => setShown((held) => (held === shown ? null : held))}
        />
      </LatePart>
    </Boundary>
  );
}
