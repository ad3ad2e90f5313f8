-- Holds a player's account until the transaction ends, so that what is asked about it before money leaves
-- still holds when it does. The application may not lock rows of the ledger itself.
create function ledger.hold_player_account(p_player uuid, p_currency text) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select from ledger.account
  where owner = p_player and currency = p_currency and kind = 'player_real' and party = ''
  for update;
$$;
revoke execute on function ledger.hold_player_account from public;
grant execute on function ledger.hold_player_account to pierlight_app;
