-- Revision 1, 99f7a2915a69
-- A deposit is never turned away for want of an account: the provider has the player's money already.
create or replace function ledger.deposit(
  p_player uuid, p_currency text, p_amount bigint, p_provider text,
  p_invoice uuid, p_invoice_number text, p_key text
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_amount <= 0 then raise exception 'a deposit is positive' using errcode = 'check_violation'; end if;
  perform ledger.open_player_account(p_player, p_currency);
  return ledger.post('deposit', p_player, p_currency, p_amount, 'payments', p_provider,
    'payments:' || p_provider, p_key, p_invoice => p_invoice, p_invoice_number => p_invoice_number);
end $$;
revoke execute on function ledger.deposit from public;
grant execute on function ledger.deposit to pierlight_app;

-- Takes an amount out of the player's account into the reserve. A refusal is kept: its key never
-- succeeds later.
create or replace function ledger.withdraw(
  p_player uuid, p_currency text, p_amount bigint, p_provider text,
  p_invoice uuid, p_invoice_number text, p_key text
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_amount <= 0 then raise exception 'a withdrawal is positive' using errcode = 'check_violation'; end if;
  return ledger.post('withdrawal', p_player, p_currency, -p_amount, 'withdrawals', p_provider,
    'payments:' || p_provider, p_key, p_invoice => p_invoice, p_invoice_number => p_invoice_number);
end $$;
revoke execute on function ledger.withdraw from public;
grant execute on function ledger.withdraw to pierlight_app;

-- The posted withdrawal of key p_withdrawal, and nothing else.
create or replace function ledger.withdrawal_of(p_provider text, p_withdrawal text) returns ledger.transaction
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  asked ledger.transaction;
begin
  select * into asked from ledger.transaction
    where scope = 'payments:' || p_provider and idempotency_key = p_withdrawal
      and kind = 'withdrawal' and status = 'posted';
  if asked.id is null then
    raise exception 'no withdrawal % is in the reserve of %', p_withdrawal, p_provider
      using errcode = 'foreign_key_violation';
  end if;
  return asked;
end $$;
revoke execute on function ledger.withdrawal_of from public;

-- Writes the one transaction that settles a withdrawal; its id is null in the answer when there is
-- one already: a replay of the same key and input, else a conflict.
create or replace function ledger.settle_withdrawal(
  p_kind ledger.transaction_kind, p_asked ledger.transaction, p_change bigint, p_key text,
  p_input text, p_balance bigint
) returns ledger.answer
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  known ledger.transaction;
  hash bytea := sha256(convert_to(concat_ws(chr(31), p_kind, p_asked.id, p_input), 'UTF8'));
  posted_id uuid;
begin
  insert into ledger.transaction (
    kind, status, player_id, currency, change, scope, idempotency_key, input_hash,
    balance_after, settles, provider, invoice_id, invoice_number
  ) values (
    p_kind, 'posted', p_asked.player_id, p_asked.currency, p_change, p_asked.scope, p_key, hash,
    p_balance, p_asked.id, p_asked.provider, p_asked.invoice_id, p_asked.invoice_number
  ) on conflict do nothing returning id into posted_id;
  if posted_id is null then
    select * into known from ledger.transaction
      where scope = p_asked.scope and idempotency_key = p_key;
    if known.id is null then
      return row('conflict', null, null, p_asked.currency, null, false, 0, null, null)::ledger.answer;
    end if;
    return ledger.replay(known, hash);
  end if;
  return row('posted', null, posted_id, p_asked.currency, p_balance, false, p_change, null, null)::ledger.answer;
end $$;
revoke execute on function ledger.settle_withdrawal from public;

-- The provider has paid the withdrawal of key p_withdrawal: out of the reserve, p_fee to the house and
-- the rest to the provider. Conflict when it was returned, or paid with another fee.
create or replace function ledger.pay_out(p_provider text, p_withdrawal text, p_fee bigint, p_key text)
returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  asked ledger.transaction := ledger.withdrawal_of(p_provider, p_withdrawal);
  answer ledger.answer;
begin
  if p_fee < 0 or p_fee >= -asked.change then
    raise exception 'a fee is less than what is paid out' using errcode = 'check_violation';
  end if;
  answer := ledger.settle_withdrawal('payout', asked, 0, p_key, p_fee::text,
    ledger.balance_of(asked.player_id, asked.currency));
  if answer.outcome <> 'posted' or answer.replayed then return answer; end if;
  insert into ledger.entry (transaction_id, account_id, currency, amount, kind)
    select answer.transaction_id, moved.account_id, asked.currency, moved.amount, 'payout'
    from (values
      (ledger.house_account('withdrawals', p_provider, asked.currency), asked.change),
      (ledger.house_account('payments', p_provider, asked.currency), -asked.change - p_fee),
      (ledger.house_account('fees', p_provider, asked.currency), p_fee)
    ) as moved (account_id, amount)
    where moved.amount <> 0;
  return answer;
end $$;
revoke execute on function ledger.pay_out from public;
grant execute on function ledger.pay_out to pierlight_app;

-- The withdrawal of key p_withdrawal was not paid: its whole amount goes back to the player, whatever
-- the player may do meanwhile. Conflict when it was paid.
create or replace function ledger.refund(p_provider text, p_withdrawal text, p_key text) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  asked ledger.transaction := ledger.withdrawal_of(p_provider, p_withdrawal);
  held ledger.account;
  answer ledger.answer;
begin
  select * into held from ledger.account
    where owner = asked.player_id and currency = asked.currency and kind = 'player_real' and party = ''
    for update;
  answer := ledger.settle_withdrawal('refund', asked, -asked.change, p_key, '',
    held.balance - asked.change);
  if answer.outcome <> 'posted' or answer.replayed then return answer; end if;
  perform ledger.write_entries(answer.transaction_id, 'refund', held.id,
    ledger.house_account('withdrawals', p_provider, asked.currency), asked.currency, -asked.change);
  return answer;
end $$;
revoke execute on function ledger.refund from public;
grant execute on function ledger.refund to pierlight_app;
