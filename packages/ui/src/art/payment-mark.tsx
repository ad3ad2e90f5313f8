import type { ReactNode } from 'react';

export type PaymentKind = 'card' | 'bank' | 'pix' | 'wallet' | 'voucher' | 'crypto';

interface PaymentMarkProps {
  readonly kind: PaymentKind;
  /** Edge of the square in px. */
  readonly size?: number;
  readonly className?: string;
}

/** Drawn for this site; they name a kind of payment, never a company. */
const DRAWINGS: Readonly<Record<PaymentKind, ReactNode>> = {
  card: (
    <>
      <rect x="5" y="10" width="30" height="21" rx="3" fill="#4a3f7d" />
      <path d="M5 13a3 3 0 0 1 3-3h16L12 31H8a3 3 0 0 1-3-3Z" fill="#6d5fae" />
      <path d="M5 15h30v4H5Z" fill="#1d1733" />
      <rect x="9" y="23" width="7" height="4" rx="1" fill="#f3c878" />
      <path d="M22 25h9" stroke="#d9d3ee" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  bank: (
    <>
      <path d="M20 6 35 14v3H5v-3Z" fill="#3f93a6" />
      <path d="M20 6 5 14v3h15Z" fill="#69bccb" />
      <path d="M8 19h4v10H8ZM14.7 19h4v10h-4ZM21.3 19h4v10h-4ZM28 19h4v10h-4Z" fill="#cfe9ee" />
      <path
        d="M10.5 19H12v10h-1.5ZM17.2 19h1.5v10h-1.5ZM23.8 19h1.5v10h-1.5ZM30.5 19H32v10h-1.5Z"
        fill="#8fc3cd"
      />
      <path d="M5 30h30v4H5Z" fill="#2b6d7c" />
      <circle cx="20" cy="13" r="2" fill="#123f4a" />
    </>
  ),
  pix: (
    <>
      <rect x="10" y="4" width="20" height="32" rx="4" fill="#1f4f4a" />
      <rect x="12" y="8" width="16" height="22" rx="1.5" fill="#e4f5f0" />
      <path d="M14.5 10.5h4v4h-4ZM21.5 10.5h4v4h-4ZM14.5 17.5h4v4h-4Z" fill="#1f4f4a" />
      <path d="M21.5 17.5h2v2h-2ZM24 20h1.5v1.5H24Z" fill="#1f4f4a" />
      <path d="m21.5 22-5 3.5h3.5l-1.5 3.5 5.5-4h-3.5Z" fill="#1fa287" />
      <path d="M18 33h4" stroke="#8fd3c4" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  wallet: (
    <>
      <path d="M6 13 28 7a2 2 0 0 1 2.5 2v5H6Z" fill="#b4623f" />
      <rect x="5" y="13" width="30" height="21" rx="3" fill="#d98a4c" />
      <path d="M5 16a3 3 0 0 1 3-3h16L11 34H8a3 3 0 0 1-3-3Z" fill="#eaa669" />
      <path d="M25 20h11v7H25a3.5 3.5 0 0 1 0-7Z" fill="#7d3f27" />
      <circle cx="27" cy="23.5" r="1.8" fill="#ffdf9e" />
    </>
  ),
  voucher: (
    <>
      <path d="M4 11h32v5.5a3.5 3.5 0 0 0 0 7V29H4v-5.5a3.5 3.5 0 0 0 0-7Z" fill="#c9577e" />
      <path d="M4 11h19L14 29H4v-5.5a3.5 3.5 0 0 0 0-7Z" fill="#dd7c9d" />
      <path d="M27 13v14" stroke="#6d1f3b" strokeWidth="1.6" strokeDasharray="2 2.4" />
      <path
        d="m15.5 14.5 1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9-3.5 1.9.8-3.9-2.9-2.7 3.9-.5Z"
        fill="#ffe6ee"
      />
    </>
  ),
  crypto: (
    <>
      <path d="m20 4 14 8v16l-14 8-14-8V12Z" fill="#6660a6" />
      <path d="m20 4 14 8-14 8-14-8Z" fill="#a6a1e0" />
      <path d="M20 20v16l14-8V12Z" fill="#474180" />
      <path
        d="M20 12.5 13.5 16v8l6.5 3.5 6.5-3.5v-8Z"
        fill="none"
        stroke="#f3f0ff"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      <circle cx="20" cy="20" r="2.6" fill="#ffd98f" />
    </>
  ),
};

/** A neutral picture for a way to pay, 40 px by default. Decorative: the method's name is text. */
export function PaymentMark({ kind, size = 40, className }: PaymentMarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[kind]}
    </svg>
  );
}
