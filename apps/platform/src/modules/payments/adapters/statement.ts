import { z } from 'zod';
import { ProviderFailure, type StatementEntry } from '../provider.ts';

const statementPage = z.object({
  entries: z
    .array(
      z.object({
        id: z.string().min(1).max(128),
        reference: z.string().min(1).max(64),
        direction: z.enum(['in', 'out']),
        amount: z.int().positive(),
        currency: z.string().regex(/^[A-Z]{3,5}$/),
        settledAt: z.iso.datetime(),
      }),
    )
    .max(1000),
  next: z.string().min(1).max(200).nullable(),
});

/** More pages than a provider of ours settles in the requested days. */
const mostPages = 1000;

type Call = (
  method: string,
  path: string,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/**
 * Reads a statement by `GET /v1/statement?from=&to=&after=`, page by page.
 *
 * @throws ProviderFailure when a page does not come, or cannot be read
 */
export async function readStatement(call: Call, from: Date, to: Date): Promise<StatementEntry[]> {
  const entries: StatementEntry[] = [];
  let after: string | null = '';
  for (let page = 0; after !== null; page += 1) {
    if (page === mostPages) throw new ProviderFailure('refused', 'the statement does not end');
    const query: URLSearchParams = new URLSearchParams({
      from: from.toISOString(),
      to: to.toISOString(),
      after,
    });
    const answer = await call('GET', `/v1/statement?${query}`);
    const parsed = statementPage.safeParse(answer.body);
    if (answer.status !== 200 || !parsed.success)
      throw new ProviderFailure('refused', `the statement got HTTP ${answer.status}`, parsed.error);
    for (const { amount, settledAt, ...entry } of parsed.data.entries)
      entries.push({ ...entry, amount: BigInt(amount), settledAt: new Date(settledAt) });
    after = parsed.data.next;
  }
  return entries;
}
