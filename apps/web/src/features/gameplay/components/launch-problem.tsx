import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';

interface LaunchProblemProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Reasons that trying again does not change. */
const lasting = ['gameUnavailable', 'currencyUnavailable'] as const;

/** Why a game did not open, with a way on. */
export function LaunchProblem({ error, onRetry, onClose }: LaunchProblemProps) {
  const text = useTranslations('game.page.problems');
  const reason = lasting.find((name) => isProblem(error, name));
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center p-6 text-center">
      <div className="grid max-w-100 justify-items-center gap-2">
        <h2 className="text-20">{text(`${reason ?? 'failed'}.title`)}</h2>
        <p className="text-text-2">{text(`${reason ?? 'failed'}.text`)}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {reason === undefined ? (
            <Button variant="default" onClick={onRetry}>
              {text('retry')}
            </Button>
          ) : null}
          <Button variant="line" onClick={onClose}>
            {text('back')}
          </Button>
        </div>
      </div>
    </div>
  );
}
