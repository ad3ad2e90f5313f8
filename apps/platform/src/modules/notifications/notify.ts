import type { Tx } from '../../kernel/db/database.ts';
import { enqueueJob, enqueueJobs } from '../../kernel/jobs/jobs.ts';
import type { TemplateName } from './templates.ts';

/** A sum in subunits, written out in the reader's language. */
export interface MoneyValue {
  readonly amount: string;
  readonly currency: string;
}

/** What fills in the placeholders of a message's text. */
export type NoticeValues = Readonly<Record<string, string | number | MoneyValue>>;

export interface Notice {
  readonly playerId: string;
  readonly template: TemplateName;
  /** What it tells of, once per player: `deposit:<invoice id>`. */
  readonly occasion: string;
  readonly values?: NoticeValues;
}

/** Tells a player of something once the transaction commits, and of each occasion once. */
export type Notify = (tx: Tx, notice: Notice) => Promise<void>;

export const deliveryJob = 'notifications.deliver';

const keyOf = ({ playerId, occasion }: Notice) => `notification:${playerId}:${occasion}`;

export const notify: Notify = (tx, notice) =>
  enqueueJob(tx, deliveryJob, notice, { key: keyOf(notice) });

/** The same for many players at once. */
export type NotifyAll = (tx: Tx, notices: readonly Notice[]) => Promise<void>;

export const notifyAll: NotifyAll = (tx, notices) =>
  enqueueJobs(
    tx,
    deliveryJob,
    notices.map((notice) => ({ payload: notice, key: keyOf(notice) })),
  );
