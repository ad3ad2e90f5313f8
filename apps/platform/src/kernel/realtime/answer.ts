/** A reply to be sent, and what becomes effective only after it. */
export interface Answer {
  /** JSON text. */
  readonly result: string;
  readonly afterwards?: () => void;
}
