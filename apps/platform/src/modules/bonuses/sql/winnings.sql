-- Revision 1, d0a1b77f292b
-- Notes that a gift's rounds win for a bonus, and which rounds those are once the aggregator's name of the gift is
-- known. The account is there before the first of them.
create or replace function bonuses.expect_winnings(
  p_bonus uuid, p_player uuid, p_currency text, p_reward text
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into bonuses.winnings (bonus_id, player_id, currency, reward)
    values (p_bonus, p_player, p_currency, p_reward)
    on conflict (bonus_id) do update set reward = excluded.reward;
  perform ledger.open_bonus(p_player, p_currency, p_bonus);
end $$;
revoke execute on function bonuses.expect_winnings from public;
grant execute on function bonuses.expect_winnings to pierlight_app;

-- Of a gift whose name never became known no round is waited for any more.
create or replace function bonuses.expect_no_winnings(p_bonus uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from bonuses.winnings where bonus_id = p_bonus and reward is null;
$$;
revoke execute on function bonuses.expect_no_winnings from public;
grant execute on function bonuses.expect_no_winnings to pierlight_app;

-- What bonuses answer gameplay: the bonus that rounds of a gift win for; null where that is the player's own money.
create or replace function bonuses.won_by(p_player uuid, p_currency text, p_reward text) returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select bonus_id from bonuses.winnings
  where player_id = p_player and currency = p_currency and reward = p_reward;
$$;
revoke execute on function bonuses.won_by from public;

-- Whether a gift that wins for a bonus may be at the aggregator under a name that is not known here yet.
create or replace function bonuses.awaits_reward(p_player uuid, p_currency text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from bonuses.winnings
    where player_id = p_player and currency = p_currency and reward is null);
$$;
revoke execute on function bonuses.awaits_reward from public;
