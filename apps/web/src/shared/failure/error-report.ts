import type { ClientReport, ErrorName } from '@pierlight/contract/analytics/schemas';
import { ApiProblem } from '../api/problem.ts';

type ErrorReport = Extract<ClientReport, { readonly kind: 'error' }>;

/** Frames of a stack that are told. */
const FRAMES = 5;

const known: ReadonlySet<string> = new Set<ErrorName>([
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'DOMException',
  'ApiProblem',
]);

/**
 * What the operator is told of an error: its kind, its number, and where in the site's own scripts it
 * arose. Never its message, which may quote what somebody typed, nor an address.
 * @param routeId the route's own name, such as `/games/$id`
 */
export function errorReport(error: unknown, routeId: string): ErrorReport {
  const { name = '', stack = '', message = '' } = error instanceof Error ? error : {};
  const number = error instanceof ApiProblem ? error.status : reactNumber(message);
  return {
    kind: 'error',
    name: known.has(name) ? (name as ErrorName) : 'other',
    route: /^\/[a-z$A-Z.\-/]{0,60}$/.test(routeId) ? routeId : '/',
    at: [...stack.matchAll(/\/assets\/[\w.-]{1,80}:\d{1,7}:\d{1,7}/g)]
      .slice(0, FRAMES)
      .map(([place]) => place),
    ...(number === undefined ? {} : { number }),
  };
}

/** The number of an error of React's: "Minified React error #418; …". */
function reactNumber(message: string): number | undefined {
  const [, number] = /React error #(\d{1,4});/.exec(message) ?? [];
  return number === undefined ? undefined : Number(number);
}
