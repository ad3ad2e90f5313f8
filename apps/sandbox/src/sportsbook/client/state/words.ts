import type { EventHead, Market, Outcome } from '../../protocol.ts';
import type { ClientTexts } from '../texts/en.ts';
import { say } from '../texts/load.ts';
import { dateFormat } from './formats.ts';
import { localeOf } from './money.ts';

/** Names that a board has always had for the sides. */
const short: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };

export const shortOutcome = ({ id, name }: Outcome, market: Market): string =>
  market.line === null ? (short[id] ?? name) : name;

/** A line with a sign that lines up. */
export const lineText = (line: string): string => line.replace('-', '−');

export function phaseName(texts: ClientTexts, phase: string): string {
  const set = /^s(\d+)$/.exec(phase);
  if (set) return say(texts.set, { number: set[1] ?? '' });
  return texts.phases[phase] ?? texts.phases[phase.replace(/\d+$/, '')] ?? phase;
}

/** Seconds of play by now; null in a sport without a clock. */
export function secondsOf({ clock }: EventHead, now: number): number | null {
  if (!clock || clock.second === null) return null;
  if (!clock.running) return clock.second;
  return clock.second + Math.max(0, ((now - clock.at) / 1000) * clock.speed);
}

const pad = (number: number): string => String(Math.floor(number)).padStart(2, '0');

export const clockText = (seconds: number): string => `${pad(seconds / 60)}:${pad(seconds % 60)}`;

export function timeText(at: number, lang: string, now: number): string {
  const isSoon = at - now < 12 * 3_600_000;
  return dateFormat(localeOf(lang), {
    ...(!isSoon && { weekday: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

export const momentText = (at: number, lang: string, now: number): string =>
  dateFormat(localeOf(lang), {
    ...(Math.abs(now - at) > 12 * 3_600_000 && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** Who it was that an incident names. */
export const sideName = (event: EventHead, side: 'home' | 'away' | null): string | null =>
  side && event[side].name;

/** How a live event stands, in words: `67′ · 2nd half · Corner, Port Orrin`. */
export function standingText(texts: ClientTexts, event: EventHead, now: number): string {
  const { clock, status, suspension, score } = event;
  if (status !== 'live' || !clock) return texts.statuses[status];
  const seconds = secondsOf(event, now);
  const server = sideName(event, score?.server ?? null);
  const parts = [
    seconds !== null && clock.phase !== 'break'
      ? say(texts.minute, { minute: Math.floor(seconds / 60) + 1 })
      : null,
    phaseName(texts, clock.phase),
    seconds === null && server ? say(texts.toServe, { name: server }) : null,
    score?.points ? score.points.join('–') : null,
    suspension ? reasonText(texts, event) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** What an open incident is: `Corner, Port Orrin`. */
export function reasonText(texts: ClientTexts, event: EventHead): string {
  const { suspension } = event;
  if (!suspension) return '';
  const name = sideName(event, suspension.side);
  const what = texts.incidents[suspension.reason] ?? suspension.reason;
  return name ? `${what}, ${name}` : what;
}
