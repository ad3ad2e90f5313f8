import path from 'node:path';

/** How the product of a run is set, which differs from how it comes: many visitors, one address, no waiting. */
export const productSettings: Readonly<Record<string, string>> = {
  DATABASE_URL: '',
  PUBLIC_ORIGIN: '',
  // Players of one country alone are asked who they are.
  VERIFICATION_RULES: path.join(import.meta.dirname, 'verification-rules.json'),
  // A test may put a visitor into a country, as the proxy in front of the site does.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // A round is over when it has been shown.
  STUDIO_SHOWN_ROUND_MS: '0',
  // Every visitor of the run has the same address.
  SIGN_INS_PER_MINUTE: '10000',
  FREE_OPENINGS_PER_HOUR: '1000',
  REQUESTS_PER_MINUTE: '100000',
  RENDERS_PER_MINUTE: '100000',
  MESSAGES_PER_HOUR: '100000',
  CODES_PER_HOUR: '100000',
  UPLOADS_PER_HOUR: '100000',
  PASSWORD_MEMORY_MIB: '19',
};
