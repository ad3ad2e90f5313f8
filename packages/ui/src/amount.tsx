export type AmountProps = {
  /** Already formatted, sign and currency included. */
  children: string;
  /** Equal-width figures: only in columns and where the number changes in place. */
  tabular?: boolean | undefined;
  className?: string | undefined;
};

/** A sum of money that keeps its order in right-to-left text and never breaks. */
export function Amount({ children, tabular = false, className = '' }: AmountProps) {
  return (
    <bdi className={`whitespace-nowrap${tabular ? ' tabular' : ''}${className && ` ${className}`}`}>
      {children}
    </bdi>
  );
}
