import type { Fixture } from '../calendar/calendar.ts';
import type { MarketSpec } from '../engine/markets.ts';
import type { Model, PlayIncident, Position } from '../engine/model.ts';
import { decide } from '../engine/pricing.ts';
import type { EventStatus, IncidentKind, Suspension } from '../protocol.ts';
import type { EventChange } from './changes.ts';
import { Pace } from './pace.ts';

/** An event with its play, and what was done to it from outside. */
export interface Happening {
  readonly fixture: Fixture;
  readonly model: Model;
  readonly changes: readonly EventChange[];
  /** When it begins, or began: by the calendar, unless the desk had it begin before. */
  readonly startsAt: number;
  readonly pace: Pace;
}

export function happening(
  fixture: Fixture,
  model: Model,
  changes: readonly EventChange[],
): Happening {
  const started = changes.find(({ kind }) => kind === 'started');
  const startsAt = Math.min(fixture.startsAt, started?.at ?? fixture.startsAt);
  return { fixture, model, changes, startsAt, pace: new Pace(startsAt, fixture.speed, changes) };
}

/** How an event stands at a time. */
export interface Standing {
  readonly status: EventStatus;
  /** Seconds of play; below 0 before the start. */
  readonly second: number;
  readonly position: Position;
  readonly suspension: Suspension | null;
  /** When it was over, in whatever way. */
  readonly endedAt: number | null;
  /** The outcomes of a market that won, as bits; 0 when every stake goes back; null while it is open. */
  result(spec: MarketSpec): number | null;
}

/** How long nothing is sold after an incident, in milliseconds. */
const holds: Partial<Record<IncidentKind, number>> = {
  goal: 4000,
  'yellow-card': 2000,
  corner: 1500,
  'penalty-minutes': 2500,
  timeout: 1000,
  game: 1500,
  set: 2500,
  leg: 2000,
  'part-start': 1000,
  'part-end': 1500,
  shootout: 3000,
  start: 500,
};

/** How an event stands at a time. Nothing of what comes after it is in it. */
export function standingAt(event: Happening, now: number): Standing {
  const { fixture, model, changes, startsAt, pace } = event;
  const known = changes.filter(({ at }) => at <= now);
  const voided = known.findLast(({ kind }) => kind === 'void');
  const broken = known.find(({ kind }) => kind === 'abandoned');
  const { fate } = fixture;
  // Play ends with the last incident, or when somebody breaks it off.
  const stops: number[] = [pace.timeOf(model.duration)];
  if (fate.kind === 'abandoned') stops.push(pace.timeOf(fate.at * model.duration));
  if (broken) stops.push(broken.at);
  if (voided) stops.push(voided.at);
  const stop = Math.min(...stops);
  const isAbandoned = stop < pace.timeOf(model.duration);
  const isPostponed = fate.kind === 'postponed' || (isAbandoned && stop < startsAt);
  const isOver = now >= stop || (fate.kind === 'postponed' && now >= startsAt);
  // The last second itself, not what is left of it after a division.
  const second = isOver && !isAbandoned ? model.duration : pace.secondAt(Math.min(now, stop));
  const base = { second, suspension: null, endedAt: isOver ? Math.max(stop, 0) : null };

  if (isOver && (isPostponed || voided)) {
    const status = isPostponed ? 'postponed' : isAbandoned ? 'abandoned' : 'ended';
    const position = model.at(isPostponed ? -1 : second);
    return { ...base, status, position, result: () => 0 };
  }
  if (isOver) {
    const corrected = known.findLast((change) => change.kind === 'result');
    const position = (corrected && model.corrected(corrected.parts)) ?? model.at(second);
    return {
      ...base,
      status: isAbandoned && !corrected ? 'abandoned' : 'ended',
      position,
      // What a broken-off event did not decide is void.
      result: (spec) => resultIn(spec, position) ?? 0,
    };
  }
  const position = model.at(second);
  const status = now < startsAt ? 'coming' : 'live';
  const suspension = deskSuspension(known) ?? incidentSuspension(event, position, now);
  return { ...base, status, position, suspension, result: (spec) => resultIn(spec, position) };
}

/** A market whose scope is unknown was never one of this event's. */
function resultIn(spec: MarketSpec, position: Position): number | null {
  const scope = position.scope(spec.scope);
  return scope ? decide(spec, scope) : 0;
}

function deskSuspension(known: readonly EventChange[]): Suspension | null {
  const last = known.findLast((change) => change.kind === 'suspended');
  return last?.on ? { reason: 'desk', side: null, since: last.at } : null;
}

/** The incident that still holds sales up, the one that holds longest. */
function incidentSuspension(
  { model, pace }: Happening,
  position: Position,
  now: number,
): Suspension | null {
  let longest: { incident: PlayIncident; since: number; until: number } | null = null;
  for (let at = position.count - 1; at >= 0 && at >= position.count - 8; at--) {
    const incident = model.incidents[at];
    if (!incident) break;
    const since = pace.timeOf(incident.second);
    const until = since + (holds[incident.kind] ?? 0);
    if (until > now && (!longest || until > longest.until)) longest = { incident, since, until };
  }
  return (
    longest && { reason: longest.incident.kind, side: longest.incident.side, since: longest.since }
  );
}
