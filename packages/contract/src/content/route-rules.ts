/** Where an address leads instead of showing its page. */
export interface RouteRule {
  /** A path without a language: exact, or everything below one when it ends with `/*`. */
  readonly from: string;
  /**
   * A path of this site, or an absolute address. A path that ends with `/*`, as `from` does, takes
   * over what stood in place of the star.
   */
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
}

/** One or more plain segments: nothing a browser or a server could take for another host. */
const plainRest =
  /^(?:[\w~!$&'()*+,;=:@.-]|%(?!2f|5c)[\da-f]{2})+(?:\/(?:[\w~!$&'()*+,;=:@.-]|%(?!2f|5c)[\da-f]{2})+)*$/i;

/** Whether a target leaves the site. */
export const isElsewhere = (to: string): boolean => /^https?:\/\//i.test(to);

/**
 * Where a path without a language leads by the rules, or null when it stays. An exact rule comes
 * before one with a star, a longer one before a shorter one.
 */
export function ruleFor(rules: readonly RouteRule[], path: string): RouteRule | null {
  const exact = rules.find(({ from }) => from === path);
  if (exact) return exact;
  const [wide] = rules
    .filter(({ from }) => from.endsWith('/*') && path.startsWith(from.slice(0, -1)))
    .filter(({ from }) => plainRest.test(path.slice(from.length - 1)))
    .sort((one, other) => other.from.length - one.from.length);
  if (!wide) return null;
  const rest = path.slice(wide.from.length - 1);
  return { ...wide, to: wide.to.endsWith('/*') ? `${wide.to.slice(0, -1)}${rest}` : wide.to };
}

/**
 * The address a visitor goes to for a rule: in the language of the visit, with the query of the
 * visit when the target has none of its own. An address elsewhere is taken as it is: what stands in
 * a query here is not for others.
 */
export function targetOf(
  rule: RouteRule,
  localize: (path: string) => string,
  search: string,
): string {
  if (isElsewhere(rule.to)) return rule.to;
  const [path = '/', query] = rule.to.split('?');
  return `${localize(path)}${query === undefined ? search : `?${query}`}`;
}
