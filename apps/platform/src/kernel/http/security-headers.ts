/** Origins the pages may reach beside their own. */
export interface AllowedOrigins {
  /** Where game frames come from. */
  readonly frames: readonly string[];
  /** Where a payment form may lead. */
  readonly forms: readonly string[];
  /** The site's own websocket, `ws://…` or `wss://…`. */
  readonly sockets: readonly string[];
  /** Where the verification provider's script and its frames come from; empty without one. */
  readonly verification: {
    readonly scripts: readonly string[];
    readonly frames: readonly string[];
  };
  /** Whether the site's own pages take pictures of documents. */
  readonly takesPictures: boolean;
  /** Where the chat comes from; null without one. */
  readonly chat: string | null;
  /** Where the sportsbook's client and its prices come from; null without one. It stands in the page, in no frame. */
  readonly book: string | null;
  /** Websocket of a development server, which also adds styles without a nonce; null in production. */
  readonly reloadSocket: string | null;
  /** Whether pages are served over TLS, so that everything they load must be too. */
  readonly secure: boolean;
}

/** What Google Tag Manager and Analytics need, as Google says. */
const tagOrigins = {
  scripts: 'https://www.googletagmanager.com',
  reports:
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
} as const;

/**
 * Content-Security-Policy of a page whose inline scripts carry `nonce`. The tag manager is let in only
 * for a visitor who agreed to it.
 */
export function contentSecurityPolicy(
  nonce: string,
  origins: AllowedOrigins,
  { tags }: { readonly tags: boolean },
): string {
  const chat = origins.chat ?? '';
  const book = origins.book ?? '';
  const socketOf = (origin: string) => origin.replace(/^http/, 'ws');
  const { scripts, frames } = origins.verification;
  const reports = tags ? tagOrigins.reports : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${chat} ${book} ${scripts.join(' ')} ${tags ? tagOrigins.scripts : ''}`,
    `style-src 'self' ${origins.reloadSocket === null ? `'nonce-${nonce}'` : "'unsafe-inline'"} ${chat} ${book}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${chat} ${book} ${reports}`,
    "font-src 'self'",
    `connect-src 'self' ${origins.sockets.join(' ')} ${origins.reloadSocket ?? ''} ${chat} ${socketOf(chat)} ${book} ${socketOf(book)} ${reports}`,
    `frame-src ${[...origins.frames, ...frames, chat].join(' ').trim() || "'none'"}`,
    `form-action 'self' ${origins.forms.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(origins.secure ? ['upgrade-insecure-requests'] : []),
  ]
    .map((directive) => directive.replace(/ +/g, ' ').trim())
    .join('; ');
}

/**
 * Permissions-Policy of a page: the camera is for pictures of documents, by the site's own pages or in the frames of
 * those that check who somebody is.
 */
export function permissionsPolicy({ verification, takesPictures }: AllowedOrigins): string {
  const { frames } = verification;
  // A frame is let in only where the page around it is.
  const camera = [
    ...(takesPictures || frames.length > 0 ? ['self'] : []),
    ...frames.map((one) => `"${one}"`),
  ].join(' ');
  return commonHeaders['permissions-policy'].replace('camera=()', `camera=(${camera})`);
}

/** Content-Security-Policy of an answer that is no page: opened as one, it loads and runs nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Keeps browsers to TLS for a year, with every host below: a network in between could otherwise set
 * cookies for this one from a host of its own making. Not for preloading, which could not be undone.
 */
const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Headers of every answer. @param secure whether visitors come by TLS */
export const headersOfEveryAnswer = (secure: boolean) => ({
  ...commonHeaders,
  ...(secure ? transportSecurity : {}),
});

/** Headers of every answer, however visitors come. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;
