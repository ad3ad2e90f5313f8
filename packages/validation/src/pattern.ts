/**
 * Patterns that operators may give a field. They are a small part of regular expressions (characters,
 * classes such as `[A-Z]`, `\d`, `\w`, `\p{L}`, `.`, and `?`, `*`, `+`, `{n}`, `{n,}`, `{n,m}` after
 * one of these; `|` between whole patterns) and always mean the whole text. They are run without
 * going back: the time grows with the length of text times pattern, whatever both say.
 */

/** Longest pattern, longest text it is held against, and most steps one may have. */
const limits = { pattern: 200, text: 1000, steps: 500 };

interface Step {
  readonly matches: (character: string) => boolean;
  /** May be left out. */
  readonly optional: boolean;
  /** May be taken again. */
  readonly repeats: boolean;
}

type Compiled = readonly (readonly Step[])[];

const ATOM = /\[\^?(?:\\[pP]\{\w+\}|\\.|[^\\\]])+\]|\\[pP]\{\w+\}|\\.|[^\\[\](){}^$|?*+]/uy;
const COUNT = /[?*+]|\{(\d{1,3})(,(\d{1,3})?)?\}/y;

function readSteps(source: string): readonly Step[] | null {
  const steps: Step[] = [];
  let at = 0;
  while (at < source.length) {
    ATOM.lastIndex = at;
    const atom = ATOM.exec(source)?.[0];
    if (atom === undefined) return null;
    at += atom.length;
    const [least, most, length] = readCount(source, at);
    at += length;
    if (most < least) return null;
    const matches = characterTest(atom);
    if (matches === null) return null;
    const bounded = most === Number.POSITIVE_INFINITY ? Math.max(least, 1) : most;
    if (steps.length + bounded > limits.steps) return null;
    for (let count = 1; count <= bounded; count += 1) {
      const repeats = most === Number.POSITIVE_INFINITY && count === bounded;
      steps.push({ matches, optional: count > least, repeats });
    }
  }
  return steps;
}

function readCount(source: string, at: number): readonly [number, number, number] {
  COUNT.lastIndex = at;
  const match = COUNT.exec(source);
  if (!match) return [1, 1, 0];
  const [whole, least, open, most] = match;
  if (whole === '?') return [0, 1, 1];
  if (whole === '*') return [0, Number.POSITIVE_INFINITY, 1];
  if (whole === '+') return [1, Number.POSITIVE_INFINITY, 1];
  const from = Number(least);
  const upTo = open === undefined ? from : most === undefined ? Infinity : Number(most);
  return [from, upTo, whole.length];
}

/** One character at a time: the engine has nothing to try twice. */
function characterTest(atom: string): ((character: string) => boolean) | null {
  if (/^\\[1-9kbB]/.test(atom)) return null;
  try {
    const expression = new RegExp(`^${atom}$`, 'su');
    return (character) => expression.test(character);
  } catch {
    return null;
  }
}

/** Splits at `|` outside classes. */
function alternatives(source: string): readonly string[] {
  const parts: string[] = [''];
  let inClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (character === '|' && !inClass) {
      parts.push('');
      continue;
    }
    if (character === '[') inClass = true;
    if (character === ']') inClass = false;
    const taken = character === '\\' ? source.slice(at, at + 2) : character;
    at += taken.length - 1;
    parts[parts.length - 1] += taken;
  }
  return parts;
}

const compiled = new Map<string, Compiled | null>();

function compile(pattern: string): Compiled | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const bare = pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
  const read = pattern.length > limits.pattern ? [null] : alternatives(bare).map(readSteps);
  const whole = read.every((steps) => steps !== null) ? read : null;
  if (compiled.size > 100) compiled.clear();
  compiled.set(pattern, whole);
  return whole;
}

/** Whether the pattern can be used as one. */
export function isPattern(pattern: string): boolean {
  return compile(pattern) !== null;
}

/** Places a text can be at once: before each step, and at the end. */
function reach(steps: readonly Step[], places: Set<number>): Set<number> {
  for (let place = 0; place < steps.length; place += 1) {
    if (places.has(place) && steps[place]?.optional) places.add(place + 1);
  }
  return places;
}

function runs(steps: readonly Step[], characters: readonly string[]): boolean {
  let places = reach(steps, new Set([0]));
  for (const character of characters) {
    const next = new Set<number>();
    for (const place of places) {
      const step = steps[place];
      if (!step?.matches(character)) continue;
      next.add(place + 1);
      if (step.repeats) next.add(place);
    }
    if (next.size === 0) return false;
    places = reach(steps, next);
  }
  return places.has(steps.length);
}

/** Whether the whole text has the pattern's form. A text too long, or no pattern, has not. */
export function fitsPattern(text: string, pattern: string): boolean {
  if (text.length > limits.text) return false;
  const characters = [...text];
  return (compile(pattern) ?? []).some((steps) => runs(steps, characters));
}
