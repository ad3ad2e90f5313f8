import { readFile, stat } from 'node:fs/promises';
import {
  isElsewhere,
  type RouteRule,
  ruleFor,
  targetOf,
} from '@pierlight/contract/content/route-rules';
import { z } from 'zod';
import { type Clock, isYounger } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log/logger.ts';

export interface RouteRulesOptions {
  /** `route-rules.json`, edited by operators. */
  readonly file: string;
  /** Origins beside the site's own that a rule may lead to. */
  readonly origins: readonly string[];
  /** Lowercase codes; the default one has no prefix. */
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** Least milliseconds between two looks at the file. */
  readonly reloadGuard?: number;
}

export interface Redirect {
  readonly status: RouteRule['status'];
  /** Path and query of this site, or an absolute address. */
  readonly location: string;
}

/** Addresses that are not pages. */
const notPages = /^\/(?:api|media|assets|healthz|readyz|metrics)(?:\/|$)/;
const pathForm = /^\/(?:[\w~.-]+\/)*(?:[\w~.-]+|\*)?$/;
const signs = /[\\\s\p{Cc}]/u;

/**
 * Where operators lead visitors, from a file that is looked at again when it changes, at most once in
 * `reloadGuard`. A file that does not hold is reported with what is wrong in it, and the rules known
 * before stay.
 */
export function createRouteRules(options: RouteRulesOptions) {
  const { file, clock, log, defaultLocale, reloadGuard = 10_000 } = options;
  const prefixes = new Set(options.locales.filter((locale) => locale !== defaultLocale));
  const schema = ruleFile(options);
  let known: { readonly rules: readonly RouteRule[]; readonly stamp: number } = {
    rules: [],
    stamp: Number.NaN,
  };
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function rules(): Promise<readonly RouteRule[]> {
    const now = clock.now().getTime();
    if (isYounger(now, lookedAt, reloadGuard)) return known.rules;
    lookedAt = now;
    try {
      const stamp = (await stat(file)).mtimeMs;
      if (stamp !== known.stamp) {
        // Noted before it is read: a file that does not hold is complained about once.
        known = { rules: known.rules, stamp };
        known = { rules: readRules(schema, file, await readFile(file, 'utf8')), stamp };
      }
    } catch (error) {
      log.error({ err: error }, 'Route rules could not be read; the rules in use stay');
    }
    return known.rules;
  }

  return {
    rules,

    /** Where a visit of this path and query (`?…` or empty) is sent, or null when it may stay. */
    async redirectOf(pathname: string, search: string): Promise<Redirect | null> {
      const [, first = ''] = pathname.split('/');
      const prefix = prefixes.has(first) ? `/${first}` : '';
      const rule = ruleFor(await rules(), pathname.slice(prefix.length) || '/');
      if (!rule) return null;
      const localize = (path: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`);
      return { status: rule.status, location: targetOf(rule, localize, search) };
    },
  };
}

export type RouteRules = ReturnType<typeof createRouteRules>;

function ruleFile(options: Pick<RouteRulesOptions, 'origins' | 'locales'>) {
  const hasLocale = (path: string) => options.locales.includes(path.split('/')[1] ?? '');
  const from = z
    .string()
    .max(200)
    .regex(pathForm, 'must be a path such as "/old" or "/old/*"')
    .refine((path) => path !== '/' && path !== '/*', 'must not catch the whole site')
    .refine((path) => !notPages.test(path), 'is no page')
    .refine((path) => !hasLocale(path), 'is written without a language');
  const to = z
    .string()
    .max(2_000)
    .superRefine((target, context) => {
      const problem = problemOfTarget(target, options.origins);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });
  const status = z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]);
  return z
    .strictObject({
      rules: z.array(z.strictObject({ from, to, status: status.default(302) })).max(1_000),
    })
    .superRefine(({ rules }, context) => {
      const complain = (index: number, field: 'from' | 'to', message: string) =>
        context.addIssue({ code: 'custom', path: ['rules', index, field], message });
      for (const [index, rule] of rules.entries()) {
        if (rules.findIndex((other) => other.from === rule.from) < index)
          complain(index, 'from', 'stands in a rule above already');
        if (rule.to.endsWith('/*') && !rule.from.endsWith('/*'))
          complain(index, 'to', 'may end with a star only when "from" does');
        const [path = ''] = rule.to.replace(/\*$/, 'anything').split('?');
        const next = isElsewhere(rule.to) ? null : ruleFor(rules, path);
        if (next) complain(index, 'to', `is led on by the rule from ${next.from}: name its end`);
      }
    });
}

/** What is wrong with where a rule leads, or null. */
function problemOfTarget(target: string, origins: readonly string[]): string | null {
  if (signs.test(target)) return 'must hold no blank, backslash or control character';
  if (target.startsWith('/')) {
    const isHere = URL.parse(target, 'http://site')?.host === 'site';
    return isHere && !/^\/(?:\/|%2f|%5c)/i.test(target) ? null : 'must stay on this site';
  }
  const url = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(target) ? URL.parse(target) : null;
  if (url === null || `${url.username}${url.password}` !== '')
    return 'must be a path of this site or a plain http(s) address';
  return origins.includes(url.origin)
    ? null
    : `leads to ${url.origin}, which REDIRECT_ORIGINS does not name`;
}

function readRules(schema: ReturnType<typeof ruleFile>, file: string, text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${(cause as Error).message}`, { cause });
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${file} does not hold:\n${z.prettifyError(parsed.error)}`);
  return parsed.data.rules;
}
