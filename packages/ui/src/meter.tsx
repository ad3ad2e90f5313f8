import { type ReactNode, useId } from 'react';

export type MeterProps = {
  /** Above the track at the start. */
  label: ReactNode;
  labelEnd?: ReactNode;
  /** Shares of the whole; anything over it is cut off. */
  max: number;
  used: number;
  /** Hatched after what is used, for instance this deposit. */
  plan?: number | undefined;
  /** The same in words for screen readers, for instance "€80 used of €200, €60 now, €60 left". */
  valueText: string;
  /** Below the track. */
  start?: ReactNode;
  end?: ReactNode;
  tone?: 'tide' | 'calm' | 'lamp' | undefined;
  /** 12 px, or 6 px inside tickets and cards. */
  size?: 'md' | 'sm' | undefined;
};

const percent = (part: number, whole: number) =>
  whole <= 0 ? 0 : Math.min(100, Math.max(0, (part / whole) * 100));

const tones = {
  tide: '[--meter:var(--color-tide)]',
  calm: '[--meter:var(--color-calm)]',
  lamp: '[--meter:var(--color-lamp-text)]',
};

/** Used, planned and left of a whole: solid, hatched and empty, and the same in words. */
export function Meter({
  label,
  labelEnd,
  max,
  used,
  plan = 0,
  valueText,
  start,
  end,
  tone = 'tide',
  size = 'md',
}: MeterProps) {
  const id = useId();
  const usedShare = percent(used, max);
  const planShare = Math.min(100 - usedShare, percent(plan, max));
  return (
    <div
      className={`grid gap-2 text-13 text-text-2 [&_b]:font-semibold [&_b]:text-text-1 ${tones[tone]}`}
    >
      <div className="flex justify-between gap-3">
        <span id={id}>{label}</span>
        {labelEnd ? <span>{labelEnd}</span> : null}
      </div>
      <meter
        aria-labelledby={id}
        aria-valuetext={valueText}
        min={0}
        max={Math.max(max, 1)}
        value={Math.min(max, Math.max(0, used))}
        className="visually-hidden"
      />
      <div
        aria-hidden="true"
        className={`relative flex overflow-hidden rounded-full bg-input shadow-edge ${
          size === 'md' ? 'h-3' : 'h-1.5'
        }`}
      >
        <span
          style={{ inlineSize: `${usedShare}%` }}
          className="bg-[linear-gradient(var(--meter),color-mix(in_oklab,var(--meter)_70%,var(--color-bg)))] forced-colors:bg-[CanvasText]"
        />
        {planShare > 0 ? (
          <span
            style={{ inlineSize: `${planShare}%` }}
            className="border-bg border-s-2 bg-[repeating-linear-gradient(115deg,color-mix(in_oklab,var(--meter)_60%,transparent)_0_3px,color-mix(in_oklab,var(--meter)_18%,transparent)_3px_7px)]"
          />
        ) : null}
      </div>
      {start || end ? (
        <div className="flex justify-between gap-3">
          <span>{start}</span>
          <span className="text-end">{end}</span>
        </div>
      ) : null}
    </div>
  );
}
