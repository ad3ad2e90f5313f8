/** Origins the pages may reach beside their own. */
export interface AllowedOrigins {
  /** Where game frames come from. */
  readonly frames: readonly string[];
  /** Where a payment form may lead. */
  readonly forms: readonly string[];
  /** The site's own websocket, `ws://…` or `wss://…`. */
  readonly sockets: readonly string[];
  /** Websocket of a development server, which also adds styles without a nonce; null in production. */
  readonly reloadSocket: string | null;
  /** Whether pages are served over TLS, so that everything they load must be too. */
  readonly secure: boolean;
}

/** Content-Security-Policy of a page whose inline scripts carry `nonce`. */
export function contentSecurityPolicy(nonce: string, origins: AllowedOrigins): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${origins.reloadSocket === null ? `'nonce-${nonce}'` : "'unsafe-inline'"}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${origins.sockets.join(' ')} ${origins.reloadSocket ?? ''}`,
    `frame-src ${origins.frames.join(' ') || "'none'"}`,
    `form-action 'self' ${origins.forms.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(origins.secure ? ['upgrade-insecure-requests'] : []),
  ]
    .map((directive) => directive.trim())
    .join('; ');
}

/** Content-Security-Policy of an answer that is no page: opened as one, it loads and runs nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;
