-- Revision 2, ef9802a64ef5
-- p_provider is both the party of the house account and the scope of p_key.
create or replace function ledger.bet(
  p_player uuid, p_currency text, p_amount bigint, p_provider text, p_key text,
  p_game text, p_round text, p_refusal text default null, p_bonus uuid default null
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_amount < 0 then raise exception 'a bet is not negative' using errcode = 'check_violation'; end if;
  return ledger.post('bet', p_player, p_currency, -p_amount, 'games', p_provider,
    'games:' || p_provider, p_key, p_game, p_round, p_refusal => p_refusal, p_bonus => p_bonus);
end $$;
revoke execute on function ledger.bet from public;
grant execute on function ledger.bet to pierlight_app;

create or replace function ledger.win(
  p_player uuid, p_currency text, p_amount bigint, p_provider text, p_key text,
  p_game text, p_round text, p_bet_key text, p_bonus uuid default null, p_bonus_share bigint default 0
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_amount < 0 then raise exception 'a win is not negative' using errcode = 'check_violation'; end if;
  if p_bonus_share not between 0 and p_amount then
    raise exception 'a share of a win is a part of it' using errcode = 'check_violation';
  end if;
  return ledger.post('win', p_player, p_currency, p_amount, 'games', p_provider,
    'games:' || p_provider, p_key, p_game, p_round, p_bet_key,
    p_bonus => p_bonus, p_bonus_change => p_bonus_share);
end $$;
revoke execute on function ledger.win from public;
grant execute on function ledger.win to pierlight_app;

-- What the ledger answers gameplay: the round a transaction's key was first used in; null for a key
-- that never was.
create or replace function ledger.round_of(p_provider text, p_key text) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select round_id from ledger.transaction
    where scope = 'games:' || p_provider and idempotency_key = p_key;
$$;
revoke execute on function ledger.round_of from public;

-- What of a transaction moved the money of a bonus, in subunits, signed.
create or replace function ledger.bonus_part(p_transaction uuid) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(entry.amount), 0)::bigint
  from ledger.entry join ledger.account on account.id = entry.account_id
  where entry.transaction_id = p_transaction and account.kind = 'player_bonus';
$$;
revoke execute on function ledger.bonus_part from public;

-- What a rollback reversed of a bonus's part, as it was moved first; 0 where it reversed nothing.
create or replace function ledger.bonus_part_taken_back(p_rollback uuid) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select ledger.bonus_part(reverses) from ledger.transaction
    where id = p_rollback and reverses is not null), 0);
$$;
revoke execute on function ledger.bonus_part_taken_back from public;
