import type { BrokerEvents, Control, PresenceChange } from './broker.ts';

/** Messages on the bus: a kind, its fields and the payload, one per line. */

export function presenceMessage(channel: string, change: PresenceChange, info: string): string {
  return `${change}\n${channel}\n${info}`;
}

export function controlMessage(control: Control): string {
  return `control\n${JSON.stringify(control)}`;
}

/** Passes a message of the bus on; one it does not know is left to newer nodes. */
export function receiveFromBus(message: string, events: BrokerEvents): void {
  const [kind, rest] = cut(message);
  if (kind === 'p') {
    const [epoch, afterEpoch] = cut(rest);
    const [offset, afterOffset] = cut(afterEpoch);
    const [channel, data] = cut(afterOffset);
    events.publication({ channel, offset: Number(offset), epoch, data });
  } else if (kind === 'join' || kind === 'leave') {
    const [channel, info] = cut(rest);
    events.presence(channel, kind, info);
  } else if (kind === 'control') {
    events.control(JSON.parse(rest) as Control);
  }
}

function cut(text: string): [string, string] {
  const end = text.indexOf('\n');
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}
