-- Revision 1, 6ddae08ec5e0
-- Books what came for the deleted account p_player. The player's balance does not move.
create or replace function ledger.hold_unclaimed(
  p_player uuid, p_currency text, p_amount bigint, p_provider text,
  p_invoice uuid, p_invoice_number text, p_key text
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  known ledger.transaction;
  hash bytea := sha256(convert_to(
    concat_ws(chr(31), 'unclaimed', p_player, p_currency, p_amount, p_invoice), 'UTF8'));
  kept bigint := coalesce(ledger.balance_of(p_player, p_currency), 0);
  posted_id uuid;
begin
  if p_amount <= 0 then raise exception 'what came is positive' using errcode = 'check_violation'; end if;
  insert into ledger.transaction (
    kind, status, player_id, currency, change, scope, idempotency_key, input_hash, balance_after,
    provider, invoice_id, invoice_number
  ) values (
    'unclaimed', 'posted', p_player, p_currency, 0, 'payments:' || p_provider, p_key, hash, kept,
    p_provider, p_invoice, p_invoice_number
  ) on conflict (scope, idempotency_key) do nothing returning id into posted_id;
  if posted_id is null then
    select * into known from ledger.transaction
      where scope = 'payments:' || p_provider and idempotency_key = p_key;
    return ledger.replay(known, hash);
  end if;
  insert into ledger.entry (transaction_id, account_id, currency, amount, kind) values
    (posted_id, ledger.house_account('unclaimed', p_provider, p_currency), p_currency, p_amount, 'unclaimed'),
    (posted_id, ledger.house_account('payments', p_provider, p_currency), p_currency, -p_amount, 'unclaimed');
  return row('posted', null, posted_id, p_currency, kept, false, 0, null, null)::ledger.answer;
end $$;
revoke execute on function ledger.hold_unclaimed from public;
grant execute on function ledger.hold_unclaimed to pierlight_app;

-- What was held under key p_held has gone back to where it came from, the whole of it, once.
create or replace function ledger.return_unclaimed(p_provider text, p_held text, p_key text) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  held ledger.transaction;
  came bigint;
  answer ledger.answer;
begin
  select * into held from ledger.transaction
    where scope = 'payments:' || p_provider and idempotency_key = p_held and kind = 'unclaimed';
  if held.id is null then
    raise exception 'nothing is held of % under %', p_provider, p_held
      using errcode = 'foreign_key_violation';
  end if;
  select amount into came from ledger.entry where transaction_id = held.id and amount > 0;
  answer := ledger.settle_withdrawal('return', held, 0, p_key, '',
    coalesce(ledger.balance_of(held.player_id, held.currency), 0));
  if answer.outcome <> 'posted' or answer.replayed then return answer; end if;
  insert into ledger.entry (transaction_id, account_id, currency, amount, kind) values
    (answer.transaction_id, ledger.house_account('unclaimed', p_provider, held.currency), held.currency, -came, 'return'),
    (answer.transaction_id, ledger.house_account('payments', p_provider, held.currency), held.currency, came, 'return');
  return answer;
end $$;
revoke execute on function ledger.return_unclaimed from public;
grant execute on function ledger.return_unclaimed to pierlight_app;
