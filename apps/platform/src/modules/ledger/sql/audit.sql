-- Revision 2, 803feed770fe
-- Whatever is wrong with the books, in order of the account or transaction it is about: empty when
-- all is well.
create or replace function ledger.audit() returns table (
  fault text, subject uuid, expected bigint, actual bigint
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select 'balance_differs_from_entries', account.id, coalesce(sum(entry.amount), 0)::bigint, account.balance
  from ledger.account left join ledger.entry on entry.account_id = account.id
  where account.owner is not null
  group by account.id
  having coalesce(sum(entry.amount), 0) <> account.balance
  union all
  select 'balance_after_differs_from_entries', checked.transaction_id, checked.running::bigint, checked.balance_after
  from (
    select entry.transaction_id, entry.balance_after,
      sum(entry.amount) over (partition by entry.account_id order by entry.id) as running
    from ledger.entry join ledger.account on account.id = entry.account_id
    where account.owner is not null
  ) checked
  where checked.balance_after is distinct from checked.running
  union all
  select 'transaction_not_balanced', entry.transaction_id, 0, sum(entry.amount)::bigint
  from ledger.entry group by entry.transaction_id, entry.currency having sum(entry.amount) <> 0
  union all
  select 'entries_differ_from_transaction', posted.id, posted.change, coalesce(sum(entry.amount), 0)::bigint
  from ledger.transaction posted
  left join (ledger.entry join ledger.account on account.id = entry.account_id and account.owner is not null)
    on entry.transaction_id = posted.id
  group by posted.id
  having coalesce(sum(entry.amount), 0) <> case posted.status when 'posted' then posted.change else 0 end
  order by 1, 2;
$$;
revoke execute on function ledger.audit from public;
grant execute on function ledger.audit to pierlight_app;

-- Reserves that do not hold exactly what was requested and not settled: empty when all is well.
create or replace function ledger.audit_reserve() returns table (
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
revoke execute on function ledger.audit_reserve from public;
grant execute on function ledger.audit_reserve to pierlight_app;
