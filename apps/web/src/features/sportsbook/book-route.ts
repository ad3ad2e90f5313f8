/** The addresses of the sportsbook's page: below it stands where in the book. */
export const bookLink = (route: string) =>
  route === ''
    ? ({ to: '/betting' } as const)
    : ({ to: '/betting/$', params: { _splat: route } } as const);

/** Whether a route of the site shows the book. */
export const isBookPage = (routeId: string): boolean =>
  routeId === '/betting' || routeId === '/betting/$';

/** A place in the book as it stands in an address: without slashes at its ends, a query or a way out of the page. */
export const bookRoute = (told: string): string =>
  (told.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');

/** Where in the book an event is. */
export const eventRoute = (id: string): string => bookRoute(`event/${id}`);
