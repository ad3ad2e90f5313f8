-- A withdrawal that was asked for waits in a reserve: the player has it no more, and the house neither.
-- From there it is paid out once, or returned once; the database refuses the other. Neither waits for
-- a row that other players' withdrawals need, as house accounts keep no balance.
alter type ledger.account_kind add value 'withdrawals';  -- asked for and not decided, by provider
alter type ledger.account_kind add value 'fees';         -- what players were charged, by provider
-- A payout settles a withdrawal for good and does not touch the player's balance; a refund gives a
-- withdrawal that was not paid back.
alter type ledger.transaction_kind add value 'payout';
alter type ledger.transaction_kind add value 'refund';

-- The withdrawal that a payout or a refund settles: one of the two, once.
alter table ledger.transaction add column settles uuid;
create unique index transaction_settled_once on ledger.transaction (settles) where settles is not null;

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

-- The posted withdrawal of key p_withdrawal, and nothing else.
create function ledger.withdrawal_of(p_provider text, p_withdrawal text) returns ledger.transaction
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

-- Writes the one transaction that settles a withdrawal; its id is null in the answer when there is
-- one already: a replay of the same key and input, else a conflict.
create function ledger.settle_withdrawal(
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

-- The provider has paid the withdrawal of key p_withdrawal: out of the reserve, p_fee to the house and
-- the rest to the provider. Conflict when it was returned, or paid with another fee.
create function ledger.pay_out(p_provider text, p_withdrawal text, p_fee bigint, p_key text)
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

-- The withdrawal of key p_withdrawal was not paid: its whole amount goes back to the player, whatever
-- the player may do meanwhile. Conflict when it was paid.
create function ledger.refund(p_provider text, p_withdrawal text, p_key text) returns ledger.answer
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

-- Reserves that do not hold exactly what was asked for and not settled: empty when all is well.
create function ledger.audit_reserve() returns table (
  fault text, subject uuid, expected bigint, actual bigint
)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select 'reserve_differs_from_open_withdrawals', reserve.id, coalesce(asked.amount, 0)::bigint,
      reserve.balance
    from ledger.house_balance reserve
    left join (
      select opened.provider, opened.currency, sum(-opened.change) as amount
      from ledger.transaction opened
      where opened.kind = 'withdrawal' and opened.status = 'posted'
        and not exists (select from ledger.transaction done where done.settles = opened.id)
      group by opened.provider, opened.currency
    ) asked on asked.provider = reserve.party and asked.currency = reserve.currency
    where reserve.kind = 'withdrawals' and coalesce(asked.amount, 0) <> reserve.balance
    order by reserve.id;
end $$;

revoke execute on function
  ledger.withdrawal_of, ledger.settle_withdrawal, ledger.pay_out, ledger.refund, ledger.audit_reserve
  from public;
grant execute on function ledger.pay_out, ledger.refund, ledger.audit_reserve to pierlight_app;
