/** Every page of the site, for whoever goes through them all. */

export type Audience = 'guest' | 'player';
export const audiences: readonly Audience[] = ['guest', 'player'];

export interface Stop {
  /** The file in `app/routes` that stands for it, without its ending. */
  readonly route: string;
  readonly address: string;
  readonly status: number;
  /** Guests are led to the lobby with the sign-in open. */
  readonly isPersonal?: true;
  /** Where its address leads instead. */
  readonly leadsTo?: string;
}

const page = (route: string, address: string, more: Partial<Stop> = {}): Stop => ({
  route,
  address,
  status: 200,
  ...more,
});
const personal = (route: string, address: string, more: Partial<Stop> = {}): Stop =>
  page(route, address, { isPersonal: true, ...more });

export const stops: readonly Stop[] = [
  page('index', '/'),
  page('main', '/main'),
  page('categories.index', '/categories', { leadsTo: '/categories/slots' }),
  page('categories.$categoryIdentity', '/categories/slots'),
  page('games.$id', '/games/koi-lantern'),
  page('providers', '/providers'),
  page('static.$pageIdentity', '/static/terms'),
  page('questions.index', '/questions'),
  page('questions.$pageIdentity', '/questions/account'),
  page('bonus.$pageIdentity', '/bonus/how-bonuses-work'),
  page('welcome-package', '/welcome-package'),
  page('contact', '/contact'),
  page('history-check', '/history-check'),
  page('away', '/away'),
  page('hand-over', '/hand-over'),
  page('search', '/search?search=lantern'),
  page('cookie-settings', '/cookie-settings'),
  page('loyalty', '/loyalty'),
  page('tournaments.index', '/tournaments'),
  page('betting', '/betting'),
  page('betting.$', '/betting/soon/darts'),
  personal('favorites', '/favorites'),
  personal('recently-played', '/recently-played'),
  personal('profile.index', '/profile', { leadsTo: '/profile/info' }),
  personal('profile.info', '/profile/info'),
  personal('profile.wallet', '/profile/wallet'),
  personal('profile.bonuses', '/profile/bonuses'),
  personal('profile.history', '/profile/history'),
  personal('profile.limits', '/profile/limits'),
  personal('profile.notifications', '/profile/notifications'),
  personal('profile.security', '/profile/security'),
  personal('profile.verification', '/profile/verification'),
  personal('profile.documents', '/profile/documents'),
  page('$', '/no-such-page', { status: 404 }),
];
