/** An amount that is being typed, and how its box shows it. */
export interface TypedAmount {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** The amount's box was left: from now on it says what is wrong. */
  readonly leave: () => void;
  readonly amountError: string | undefined;
  readonly sign: string;
  readonly signAfter: boolean;
}
