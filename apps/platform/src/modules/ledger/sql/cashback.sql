-- Revision 1, 30ca80c3e796
-- Gives a player a part of what they lost, from what the house gives as bonuses, once for a key.
create or replace function ledger.pay_cashback(
  p_player uuid, p_currency text, p_amount bigint, p_key text
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_amount <= 0 then raise exception 'cashback is positive' using errcode = 'check_violation'; end if;
  return ledger.post('cashback', p_player, p_currency, p_amount, 'bonuses', '', 'cashback', p_key);
end $$;
revoke execute on function ledger.pay_cashback from public;
grant execute on function ledger.pay_cashback to pierlight_app;
