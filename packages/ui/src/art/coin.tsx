import type { ReactNode } from 'react';

interface CoinProps {
  /** Currency code, such as `EUR` or `BTC`. */
  readonly currency: string;
  /** Diameter in px. */
  readonly size?: number;
  readonly className?: string;
}

interface Struck {
  readonly rim: string;
  readonly face: string;
  readonly edge: string;
  readonly beads: string;
  readonly sign: ReactNode;
}

const line = (d: string) => (
  <path
    d={d}
    fill="none"
    stroke="#fff"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

const COINS: Readonly<Record<string, Struck>> = {
  EUR: {
    rim: '#0096af',
    face: '#097689',
    edge: '#00343f',
    beads: '#69cee6',
    sign: line('M20.5 10.4a6.2 6.2 0 1 0 0 10.4M9 14.2h8.5M9 17.2h7.5'),
  },
  USD: {
    rim: '#4f9a55',
    face: '#387b41',
    edge: '#10300f',
    beads: '#a4d9a0',
    sign: line(
      'M20 11.6c-.6-1.5-2-2.3-4-2.3-2.3 0-4 1.1-4 3 0 4.3 8.2 2 8.2 6.2 0 2-1.8 3.2-4.2 3.2-2.1 0-3.7-.9-4.3-2.6M16 7v17',
    ),
  },
  BRL: {
    rim: '#c79a1c',
    face: '#2f7a4d',
    edge: '#43320a',
    beads: '#f3d778',
    sign: line(
      'M9 22V9.2h3.4a3.2 3.2 0 0 1 0 6.4H9m3.5 0L15.5 22M23.5 12c-.4-1.2-1.4-1.8-2.7-1.8-1.5 0-2.6.8-2.6 2.2 0 3.2 5.5 1.5 5.5 4.7 0 1.5-1.2 2.4-2.8 2.4-1.5 0-2.5-.7-2.9-1.9M20.9 8.5v13.2',
    ),
  },
  JPY: {
    rim: '#c7576a',
    face: '#a13b50',
    edge: '#43101b',
    beads: '#f3a9b4',
    sign: line('M10.5 8.8 16 16m5.5-7.2L16 16m0 0v7M11 16h10M11 19.3h10'),
  },
  BTC: {
    rim: '#b9742e',
    face: '#995600',
    edge: '#462400',
    beads: '#ecaf79',
    sign: line(
      'M12.5 9v13M12.5 9.4h4.6a3 3 0 0 1 0 6h-4.6m0 0h5.3a3.2 3.2 0 0 1 0 6.4h-5.3M14.5 7.1v2M17.5 7.1v2M14.5 21.8v2.3M17.5 21.8v2.3',
    ),
  },
  ETH: {
    rim: '#7f7bcb',
    face: '#635dab',
    edge: '#2b284f',
    beads: '#b7b5fc',
    sign: (
      <>
        <path d="m16 6.5 5.8 9.3-5.8 3.4-5.8-3.4z" fill="#fff" opacity=".95" />
        <path d="M16 6.5v12.7l5.8-3.4z" fill="#b3b3dd" />
        <path d="M10.2 17.6 16 21l5.8-3.4-5.8 7.2z" fill="#fff" opacity=".85" />
      </>
    ),
  },
  USDT: {
    rim: '#1ea48a',
    face: '#147a67',
    edge: '#06322a',
    beads: '#8fe0cd',
    sign: line(
      'M10.5 9.3h11M16 9.3v14M9 14.6c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5-3.1-2.5-7-2.5-7 1.1-7 2.5z',
    ),
  },
  XRP: {
    rim: '#6b8aa3',
    face: '#4a667e',
    edge: '#172633',
    beads: '#bcd3e4',
    sign: line('m9.3 9 4 3.8a4 4 0 0 0 5.4 0l4-3.8M9.3 22.4l4-3.8a4 4 0 0 1 5.4 0l4 3.8'),
  },
};

const neutral = (code: string): Struck => ({
  rim: '#7c7488',
  face: '#5d5669',
  edge: '#211d2b',
  beads: '#b8b0c4',
  sign: (
    <text
      x="16"
      y="20.8"
      textAnchor="middle"
      fontFamily="inherit"
      fontSize="15"
      fontWeight="700"
      fill="#fff"
    >
      {code.slice(0, 1).toUpperCase()}
    </text>
  ),
});

/**
 * A struck coin for a currency: rim, beaded edge and sign. Codes without a die get a grey coin
 * with their first letter. Decorative; the amount beside it names the currency.
 */
export function Coin({ currency, size = 22, className }: CoinProps) {
  const c = COINS[currency.toUpperCase()] ?? neutral(currency);
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="16" cy="17" r="14.5" fill={c.edge} />
      <circle cx="16" cy="15.5" r="14.5" fill={c.rim} />
      <circle
        cx="16"
        cy="15.5"
        r="11.8"
        fill={c.face}
        stroke={c.beads}
        strokeWidth=".9"
        strokeDasharray="1.2 1.7"
      />
      <path
        d="M6.5 10a10.8 10.8 0 0 1 7-5.2"
        fill="none"
        stroke="#fff"
        strokeWidth="1.2"
        strokeLinecap="round"
        opacity=".5"
      />
      {c.sign}
    </svg>
  );
}
