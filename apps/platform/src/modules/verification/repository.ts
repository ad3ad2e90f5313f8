import type {
  AskedBecause,
  CheckName,
  CheckReason,
  CheckState,
} from '@pierlight/contract/verification/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { isUuid } from '../../kernel/ids.ts';

/** How a check stands that was ever requested or begun. */
export type KeptState = Exclude<CheckState, 'notRequired'>;

export interface CheckRow {
  readonly playerId: string;
  readonly check: CheckName;
  readonly state: KeptState;
  readonly reasons: readonly CheckReason[];
  readonly because: AskedBecause | null;
  readonly changedAt: Date;
}

export interface ApplicantRow {
  readonly playerId: string;
  readonly externalId: string;
  readonly check: CheckName;
}

const columns = sql`player_id as "playerId", check_name as "check", state, reasons, because,
  changed_at as "changedAt"`;

/** Those of a player, in no order. */
export async function checksOf(db: Database | Tx, playerId: string): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select ${columns} from verification.player_check where player_id = ${playerId}`.execute(db);
  return rows;
}

/** Has the checks of a player change one at a time until the transaction ends. */
export async function queueChecks(tx: Tx, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('verification'), hashtext(${playerId}))`.execute(
    tx,
  );
}

/** Saves how a check stands now. */
export async function saveCheck(tx: Tx, row: CheckRow, rulesVersion: number | null): Promise<void> {
  await sql`
    insert into verification.player_check
      (player_id, check_name, state, reasons, because, rules_version, changed_at)
    values (${row.playerId}, ${row.check}, ${row.state}, ${row.reasons}::text[], ${row.because},
      ${rulesVersion}, ${row.changedAt})
    on conflict (player_id, check_name) do update set state = excluded.state,
      reasons = excluded.reasons, because = coalesce(player_check.because, excluded.because),
      rules_version = coalesce(player_check.rules_version, excluded.rules_version),
      changed_at = excluded.changed_at`.execute(tx);
}

export type ChangeSource = 'rules' | 'provider' | 'operator';

/** Notes a change for good. */
export async function noteChange(
  tx: Tx,
  id: string,
  change: { readonly from: CheckState; readonly to: CheckRow; readonly source: ChangeSource },
): Promise<void> {
  const { from, to, source } = change;
  await sql`
    insert into verification.check_change
      (id, player_id, check_name, from_state, to_state, reasons, source, at)
    values (${id}, ${to.playerId}, ${to.check}, ${from}, ${to.state}, ${to.reasons}::text[],
      ${source}, ${to.changedAt})`.execute(tx);
}

export interface ChangeRow {
  readonly check: CheckName;
  readonly from: CheckState;
  readonly to: CheckState;
  readonly reasons: readonly CheckReason[];
  readonly source: ChangeSource;
  readonly at: Date;
}

/** The latest changes of a player's checks, the newest first. */
export async function changesOf(db: Database, playerId: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select check_name as "check", from_state as "from", to_state as "to", reasons, source, at
    from verification.check_change where player_id = ${playerId} order by id desc limit 50`.execute(
    db,
  );
  return rows;
}

/** A player at the provider: known there by what is kept already, else by `externalId`. */
export async function openApplicant(
  db: Database | Tx,
  { playerId, externalId, check }: ApplicantRow,
  at: Date,
): Promise<ApplicantRow> {
  const { rows } = await sql<ApplicantRow>`
    insert into verification.applicant (player_id, external_id, check_name, token_at)
    values (${playerId}, ${externalId}, ${check}, ${at})
    on conflict (player_id) do update set check_name = excluded.check_name, token_at = excluded.token_at
    returning player_id as "playerId", external_id as "externalId", check_name as "check"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('an applicant was not saved');
  return row;
}

export async function applicantOf(
  db: Database | Tx,
  playerId: string,
): Promise<ApplicantRow | undefined> {
  const { rows } = await sql<ApplicantRow>`
    select player_id as "playerId", external_id as "externalId", check_name as "check"
    from verification.applicant where player_id = ${playerId}`.execute(db);
  return rows[0];
}

/** Whom the provider knows by this name. */
export async function playerNamed(db: Database, externalId: string): Promise<string | undefined> {
  if (!isUuid(externalId)) return undefined;
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from verification.applicant
    where external_id = ${externalId}::uuid`.execute(db);
  return rows[0]?.playerId;
}

/** Numbers a question to the provider, before it is asked; undefined for a player it does not know. */
export async function beginLook(
  db: Database,
  playerId: string,
): Promise<{ externalId: string; look: bigint } | undefined> {
  const { rows } = await sql<{ externalId: string; look: bigint }>`
    update verification.applicant set looks = looks + 1 where player_id = ${playerId}
    returning external_id as "externalId", looks as look`.execute(db);
  return rows[0];
}

/** Notes that a question is answered; false when a later one was answered before. */
export async function endLook(tx: Tx, playerId: string, look: bigint): Promise<boolean> {
  const { rows } = await sql`
    update verification.applicant set looked = ${look} where player_id = ${playerId}
      and looked < ${look} returning player_id`.execute(tx);
  return rows.length > 0;
}

/** Players after one, by id, of whom the provider may have something new. */
export async function playersToLookAt(
  db: Database,
  after: string,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<{ playerId: string }[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from verification.applicant
    where player_id > ${after} and (token_at >= ${since} or exists (
      select from verification.player_check open
      where open.player_id = applicant.player_id and state in ('pending', 'onHold')))
    order by player_id limit ${limit}`.execute(db);
  return rows;
}

/** Players after one, by id, who were refused for good since a moment. */
export async function playersRefused(
  db: Database,
  after: string,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<{ playerId: string }[]> {
  const { rows } = await sql<{ playerId: string }>`
    select distinct player_id as "playerId" from verification.player_check
    where state = 'rejected' and changed_at >= ${since} and player_id > ${after}
    order by player_id limit ${limit}`.execute(db);
  return rows;
}

/** The version of the rules that was kept last; 0 before there is one. */
export async function rulesVersionNow(db: Database): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0)::int as version from verification.rules_version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Keeps what the rules say, when they say something new; answers the version that holds. */
export async function keepRules(db: Database, says: unknown, at: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('verification.rules'))`.execute(tx);
    const { rows } = await sql<{ version: number; isSame: boolean }>`
      select version, says = ${JSON.stringify(says)}::jsonb as "isSame"
      from verification.rules_version order by version desc limit 1`.execute(tx);
    const [newest] = rows;
    if (newest?.isSame) return newest.version;
    const version = (newest?.version ?? 0) + 1;
    await sql`insert into verification.rules_version (version, says, made_at)
      values (${version}, ${JSON.stringify(says)}::jsonb, ${at})`.execute(tx);
    return version;
  });
}
