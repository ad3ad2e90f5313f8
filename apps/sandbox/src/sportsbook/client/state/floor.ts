import { type Signal, signal } from '@preact/signals';
import type { EventFull, EventHead, EventPatch, FeedItem, Topic } from '../../protocol.ts';
import { follow, forget, patchEvent, type Shown, shown } from './patches.ts';

/** A list that is followed: which events, in their order, and each by itself so that a price draws one row anew. */
export interface List {
  /** Null until the book told it. */
  readonly ids: Signal<readonly string[] | null>;
  readonly events: Map<string, Signal<Shown>>;
}

/** Undefined until the book told it, null when there is no such event. */
export type Followed = Signal<Shown<EventFull> | null | undefined>;

/** What the feed has told, by topic. */
export class Floor {
  readonly #lists = new Map<Topic, List>();
  readonly #events = new Map<string, Followed>();
  readonly #anew: (topic: Topic) => void;

  constructor(anew: (topic: Topic) => void) {
    this.#anew = anew;
  }

  list(topic: Topic): List {
    let list = this.#lists.get(topic);
    if (!list) {
      list = { ids: signal(null), events: new Map() };
      this.#lists.set(topic, list);
    }
    return list;
  }

  event(id: string): Followed {
    let event = this.#events.get(id);
    if (!event) {
      event = signal(undefined);
      this.#events.set(id, event);
    }
    return event;
  }

  /** Forgets what names are in another language of. */
  clear(): void {
    for (const list of this.#lists.values()) list.ids.value = null;
    for (const event of this.#events.values()) event.value = undefined;
  }

  hear(item: FeedItem): void {
    if ('list' in item) this.#told(item.topic, item.list);
    else if ('event' in item) this.#toldEvent(item.topic, item.event);
    else if ('patch' in item) this.#patch(item.topic, item.patch);
    else if ('topic' in item) this.#changed(item.topic, item.put ?? [], item.gone ?? []);
  }

  none(topic: Topic): void {
    if (topic.startsWith('event:')) this.event(topic.slice(6)).value = null;
    else this.list(topic).ids.value = [];
  }

  /** Takes marks off prices that moved a while ago. */
  forgetMoves(now: number): void {
    for (const { events } of this.#lists.values())
      for (const event of events.values()) event.value = forget(event.value, now);
    for (const event of this.#events.values())
      if (event.value) event.value = forget(event.value, now);
  }

  #told(topic: Topic, heads: readonly EventHead[]): void {
    const list = this.list(topic);
    list.events.clear();
    for (const head of heads) list.events.set(head.id, signal(shown(head)));
    list.ids.value = heads.map(({ id }) => id);
  }

  #toldEvent(topic: Topic, event: EventFull | null): void {
    const followed = this.event(topic.slice(6));
    const before = followed.value;
    followed.value = event && (before ? follow(before, event, Date.now()) : shown(event));
  }

  #changed(topic: Topic, put: readonly EventHead[], gone: readonly string[]): void {
    const list = this.list(topic);
    for (const id of gone) list.events.delete(id);
    for (const head of put) list.events.set(head.id, signal(shown(head)));
    const heads = [...list.events.values()].map((event) => event.value.event);
    list.ids.value = heads.sort((a, b) => a.startsAt - b.startsAt).map(({ id }) => id);
  }

  #patch(topic: Topic, patch: EventPatch): void {
    const isEvent = topic.startsWith('event:');
    const known = isEvent ? this.event(patch.id) : this.list(topic).events.get(patch.id);
    const before = known?.value;
    // One of an event that is being told anew.
    if (!known || !before) return;
    const after = patchEvent(before.event, patch);
    if (after) (known as Signal<Shown>).value = follow(before, after, Date.now());
    else this.#anew(topic);
  }
}
