import type { LegChoice, SlipQuote } from '../../protocol.ts';
import type { Book } from './book.ts';

/**
 * The bounds of a stake for these legs. Those of singles are of the leg that allows least; null when the book does
 * not answer.
 *
 * @param of how many legs stand in a line
 */
export async function quoteOf(
  { api }: Book,
  legs: readonly LegChoice[],
  of: number,
): Promise<SlipQuote | null> {
  const slips = of === 1 ? legs.map((leg) => [leg]) : [legs];
  try {
    const quotes = await Promise.all(
      slips.map((slip) => api.post<SlipQuote>('slip', { legs: slip, of })),
    );
    const mostStake = Math.min(...quotes.map((quote) => quote.mostStake));
    const [first] = quotes;
    return first ? { ...first, mostStake } : null;
  } catch {
    return null;
  }
}
