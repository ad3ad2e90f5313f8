import { useId } from 'react';

export type TideGaugeProps = {
  /** The amount in force, and what of it is used up. */
  limit: number;
  used: number;
  /** What is to hold later, dashed; undefined while nothing changes. */
  next?: number | undefined;
  /** What would be used up when the period ends, light; undefined while nothing is known of it. */
  projected?: number | undefined;
  /** What stands at the top of the staff and in its middle. */
  scale: (value: number) => string;
};

const TOP = 8;
const HEIGHT = 184;

/**
 * Water in a staff: used up, under the bar of the limit in force. Says nothing by itself: the words
 * belong beside it.
 */
export function TideGauge({ limit, used, next, projected, scale }: TideGaugeProps) {
  const id = useId();
  const top = Math.max(limit, next ?? 0, 1);
  const at = (value: number) => TOP + HEIGHT * (1 - Math.min(1, Math.max(0, value / top)));
  const water = at(used);
  return (
    <svg viewBox="0 0 100 200" aria-hidden="true" className="h-50 w-25 overflow-visible">
      <rect x="48.5" y={TOP} width="39" height={HEIGHT} rx="6" className="fill-input stroke-edge" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((tenth) => (
        <path
          key={tenth}
          d={`M${tenth % 5 === 0 ? 39 : 43} ${TOP + HEIGHT - (tenth * HEIGHT) / 10}H48`}
          className="stroke-text-3"
          strokeWidth={tenth % 5 === 0 ? 1.5 : 1}
        />
      ))}
      {[0, 0.5, 1].map((share) => (
        <text
          key={share}
          x="35"
          y={TOP + HEIGHT * (1 - share) + 4}
          textAnchor="end"
          fontSize="12"
          direction="ltr"
          className="fill-text-3"
        >
          {scale(top * share)}
        </text>
      ))}
      <clipPath id={id}>
        <rect x="49" y={TOP} width="38" height={HEIGHT - 1} rx="5" />
      </clipPath>
      {projected === undefined || projected <= used ? null : (
        <g>
          <path
            clipPath={`url(#${id})`}
            d={`M49 ${at(projected)}H87V${TOP + HEIGHT}H49Z`}
            className="fill-tide"
            opacity=".2"
          />
          <path
            d={`M46 ${at(projected)}H92`}
            className="stroke-tide"
            strokeWidth="2"
            strokeLinecap="round"
            strokeDasharray="0.1 4"
          />
        </g>
      )}
      {used > 0 ? (
        <g clipPath={`url(#${id})`} className="fill-tide">
          <path
            d={`M32 ${water - 3}q7.5-5 15 0t15 0t15 0t15 0V${TOP + HEIGHT}H32Z`}
            opacity=".35"
          />
          <path d={`M38 ${water}q7.5-5 15 0t15 0t15 0t15 0V${TOP + HEIGHT}H38Z`} />
        </g>
      ) : null}
      {next === undefined ? null : (
        <path
          d={`M46 ${at(next)}H98`}
          className="stroke-text-2"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      )}
      <path d={`M46 ${at(limit)}H97`} className="stroke-text-1" strokeWidth="2.5" />
      <path d={`M97 ${at(limit) - 5}v10l-6-5Z`} className="fill-text-1" />
    </svg>
  );
}
