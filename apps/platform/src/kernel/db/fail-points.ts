import pg from 'pg';

/** The functions a bet, a win and a rollback run through. */
export const seamlessFunctions = [
  'gameplay.bet',
  'gameplay.win',
  'gameplay.rollback',
  'gameplay.announce_win',
  'gameplay.count_change',
  'gameplay.note_event',
  'ledger.bet',
  'ledger.win',
  'ledger.rollback',
  'ledger.post',
  'ledger.write_entries',
  'ledger.write_split',
  'ledger.house_account',
  'wallet.announce_account',
  'outbox.publish',
] as const;

/** The functions that calls of a book run through, but for those that rounds run through as well. */
export const bookFunctions = [
  ...['make', 'commit', 'discard', 'win', 'lose', 'refund', 'rollback', 'settle_legs'].map(
    (name) => `sportsbook.${name}`,
  ),
  'sportsbook.hold_bet',
  'sportsbook.note_call',
  'sportsbook.restake',
  'sportsbook.count_change',
  'sportsbook.announce',
] as const;

/** How a call ends at its fail point: by an error, or with its backend process terminated. */
export type Ending = 'error' | 'killed';

/**
 * Puts a fail point after every statement of these functions, in this test's database only.
 * Point n of a connection that ran `set test.fail_at = 'n'` ends the call there; without that
 * setting nothing happens; with `test.tracing` it says which points it passes. Returns how many there are.
 */
export async function plantFailPoints(
  owner: pg.Pool,
  functions: readonly string[],
): Promise<number> {
  await owner.query(`
    create function public.fail_point(p_point int) returns boolean language plpgsql as $$
    begin
      if current_setting('test.tracing', true) = 'on' then
        raise notice 'passed %', p_point;
      end if;
      if current_setting('test.fail_at', true) = p_point::text then
        if current_setting('test.ending', true) = 'killed' then
          perform pg_terminate_backend(pg_backend_pid());
          perform pg_sleep(10);
        end if;
        raise exception 'fail point %', p_point;
      end if;
      return true;
    end $$;
    grant execute on function public.fail_point to public;`);
  let points = 0;
  for (const name of functions) {
    const { rows } = await owner.query<{ definition: string }>(
      'select pg_get_functiondef($1::regproc) as definition',
      [name],
    );
    const definition = rows[0]?.definition ?? '';
    const body = definition.indexOf('\nbegin\n');
    const planted = definition.slice(body).replace(/;[ \t]*$/gm, () => {
      points += 1;
      // Not PERFORM, which would change FOUND under the function's next line.
      return `; if public.fail_point(${points}) then null; end if;`;
    });
    await owner.query(definition.slice(0, body) + planted);
  }
  return points;
}

/** The fail points that a call passes, lowest first, found out by a call that is let through. */
export async function pointsPassed(
  connectionString: string,
  call: (client: pg.Client) => Promise<unknown>,
): Promise<number[]> {
  const client = new pg.Client({
    connectionString,
    options: '-c role=pierlight_app -c test.tracing=on',
  });
  const passed = new Set<number>();
  client.on('notice', ({ message }) => {
    const [, point] = /^passed (\d+)$/.exec(message ?? '') ?? [];
    if (point !== undefined) passed.add(Number(point));
  });
  await client.connect();
  try {
    await call(client);
  } finally {
    await client.end();
  }
  return [...passed].sort((a, b) => a - b);
}

/**
 * Makes a call on a connection of its own that ends it at a point; false when the call does not pass it.
 * @throws whatever else the call fails with
 */
export async function endsAt(
  connectionString: string,
  point: number,
  ending: Ending,
  call: (client: pg.Client) => Promise<unknown>,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    options: `-c role=pierlight_app -c test.fail_at=${point} -c test.ending=${ending}`,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await call(client);
    return false;
  } catch (error) {
    if (/fail point|terminating connection|Connection terminated/.test(String(error))) return true;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
