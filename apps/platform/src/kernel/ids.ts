import { v7 } from 'uuid';

/** Makes identifiers: UUIDv7, which sort by the time they were made. */
export interface Ids {
  next(): string;
}

export const systemIds: Ids = { next: () => v7() };
