import { z } from 'zod';
import { localeCode } from '../common/schemas.ts';
import { contentFolder } from '../content/schemas.ts';

/** Kinds of errors that are told apart; any other is `other`. */
export const errorName = z.enum([
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'DOMException',
  'ApiProblem',
  'other',
]);
export type ErrorName = z.infer<typeof errorName>;

/** How a page felt: https://web.dev/articles/vitals. */
export const vitalName = z.enum(['LCP', 'FCP', 'INP', 'TTFB', 'CLS']);
export type VitalName = z.infer<typeof vitalName>;

/** A route's own name, such as `/games/$id`: an address may say who somebody is. */
const routeId = z.string().regex(/^\/[a-z$A-Z.\-/]{0,60}$/);
/** A place in a script of the site: `/assets/wallet.modal-Bx2.js:1:2040`. */
const place = z.string().regex(/^\/assets\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/);

/** A script failed. Its message is left out, which may quote what somebody typed. */
const clientError = z.strictObject({
  kind: z.literal('error'),
  name: errorName,
  /** React's number of an error, or a status of the API. */
  number: z.int().min(0).max(99_999).optional(),
  route: routeId,
  at: z.array(place).max(5),
});

const vital = z.strictObject({
  kind: z.literal('vital'),
  name: vitalName,
  /** Milliseconds; of `CLS`, a share without a unit. */
  value: z.number().min(0).max(600_000),
});

/** A text was wanted that the language does not have. */
const missingText = z.strictObject({
  kind: z.literal('missingText'),
  locale: localeCode,
  folder: contentFolder,
  key: z.string().regex(/^[\w.-]{1,120}$/),
});

/** How long a call took, from the press that caused it to its answer; told where the operator traces. */
const span = z.strictObject({
  kind: z.literal('span'),
  /** The ids the call was sent with: https://www.w3.org/TR/trace-context/ */
  traceId: z.string().regex(/^(?!0{32})[0-9a-f]{32}$/),
  spanId: z.string().regex(/^(?!0{16})[0-9a-f]{16}$/),
  /** Whether a person caused it, and the endpoint: `press limits.create`. */
  name: z.string().regex(/^(press|page) [a-zA-Z.]{1,80}$/),
  startedAt: z.iso.datetime(),
  milliseconds: z.number().min(0).max(600_000),
});

export const clientReport = z.discriminatedUnion('kind', [clientError, vital, missingText, span]);
export type ClientReport = z.infer<typeof clientReport>;

/** Most reports of one call. */
export const mostReports = 20;

export const clientReports = z.strictObject({
  reports: z.array(clientReport).min(1).max(mostReports),
});
