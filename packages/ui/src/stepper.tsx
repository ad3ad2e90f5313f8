import type { ReactNode } from 'react';

export type StepState = 'done' | 'now' | 'next';

export type StepperProps = {
  steps: ReadonlyArray<{
    key: string;
    state: StepState;
    title: ReactNode;
    /** Below the title, for instance a reason or a retry link. */
    note?: ReactNode;
    /** At the end of the line, for instance a time. */
    end?: ReactNode;
    /** Takes the place of the lamp: another mark of 28 px. */
    mark?: ReactNode;
  }>;
  /** How the states are said, for instance { done: 'done', now: 'in progress', next: 'waiting' }. */
  stateText: Record<StepState, string>;
};

const bulb = 'M6.5 13.5a7.5 7.5 0 0 1 15 0c0 6.3-3.2 11.5-7.5 11.5s-7.5-5.2-7.5-11.5z';
const lowerHalf = 'M6.7 15h14.6c-.5 5.7-3.400 10-7.3 10s-6.800-4.3-7.3-10z';

function StepLamp({ state }: { state: StepState }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className="-my-1 size-7 overflow-visible">
      {state === 'next' ? null : (
        <circle
          cx="14"
          cy="15.5"
          r="15"
          className="fill-lamp-glow"
          opacity={state === 'now' ? 0.5 : 0.8}
        />
      )}
      <rect x="10.5" y="1.5" width="7" height="5.5" rx="1.5" fill="oklch(0.52 0.03 60)" />
      <path
        d={bulb}
        strokeWidth="1.25"
        className={state === 'done' ? 'fill-lamp stroke-lamp' : 'fill-surface-3 stroke-edge'}
      />
      {state === 'now' ? <path d={lowerHalf} className="fill-lamp" /> : null}
    </svg>
  );
}

/** Steps one under another, a lamp each: lit, half lit while it runs, dark when it is still ahead. */
export function Stepper({ steps, stateText }: StepperProps) {
  return (
    <ol className="grid">
      {steps.map((step) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={`relative grid grid-cols-[28px_1fr_auto] gap-x-3 pb-4.5 leading-5 last:pb-0 not-last:before:absolute not-last:before:start-[13px] not-last:before:top-[26px] not-last:before:bottom-0 not-last:before:w-0.5 ${
            step.state === 'done' ? 'not-last:before:bg-lamp-line' : 'not-last:before:bg-hair-2'
          } ${step.state === 'next' ? 'text-text-3' : 'text-text-1'}`}
        >
          {step.mark ?? <StepLamp state={step.state} />}
          <span className={step.state === 'now' ? 'font-semibold' : ''}>
            {step.title}
            <span className="visually-hidden">, {stateText[step.state]}</span>
          </span>
          <span className="text-13 text-text-3 tabular">{step.end}</span>
          {step.note ? <div className="col-start-2 text-13 text-text-2">{step.note}</div> : null}
        </li>
      ))}
    </ol>
  );
}
