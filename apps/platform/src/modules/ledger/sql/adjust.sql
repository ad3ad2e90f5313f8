-- Revision 1, d7d7b336282f
-- p_change above zero gives, below zero takes. p_reason names the books' own correction.
create or replace function ledger.adjust(
  p_player uuid, p_currency text, p_change bigint, p_reason text, p_key text
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return ledger.post('adjustment', p_player, p_currency, p_change, 'adjustments', p_reason,
    'adjustments', p_key);
end $$;
revoke execute on function ledger.adjust from public;
grant execute on function ledger.adjust to pierlight_app;
