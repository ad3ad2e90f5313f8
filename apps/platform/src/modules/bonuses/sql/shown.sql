-- Revision 4, 66edd84a7b11
-- A bonus as its player sees it, in the shape of the contract.
create or replace function bonuses.shown(p_bonus bonuses.player_bonus) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with written as (select 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"' as form)
  select jsonb_build_object(
    'id', p_bonus.id, 'status', p_bonus.status, 'result', p_bonus.result,
    'currency', p_bonus.currency, 'amount', p_bonus.amount, 'packageId', p_bonus.package_id,
    'issueSessionId', p_bonus.invoice_id, 'offerId', p_bonus.offer_id,
    'balance', case
      when p_bonus.status = 3 then 0
      else coalesce(ledger.bonus_balance(p_bonus.player_id, p_bonus.currency, p_bonus.id), p_bonus.amount)
    end,
    'wagered', least(p_bonus.wagered, p_bonus.wager_total), 'wagerTotal', p_bonus.wager_total,
    'isEnding', p_bonus.status <> 3 and p_bonus.ends_as is not null,
    'maxBetAmount', p_bonus.max_stake, 'closedGames', to_jsonb(p_bonus.closed_games),
    'averageReturn', p_bonus.average_return, 'contributions', p_bonus.contributions,
    'issuedAt', to_char(p_bonus.issued_at at time zone 'UTC', form),
    'activatedAt', to_char(p_bonus.activated_at at time zone 'UTC', form),
    'expiresAt', to_char(p_bonus.expires_at at time zone 'UTC', form),
    'finishedAt', to_char(p_bonus.finished_at at time zone 'UTC', form),
    'version', p_bonus.version)
  from written;
$$;
revoke execute on function bonuses.shown from public;
grant execute on function bonuses.shown to pierlight_app;

-- Tells the player's screens of every change, in the order of its version.
create or replace function bonuses.announce() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform outbox.publish(
    'bonus:player-bonuses#' || new.player_id,
    jsonb_build_object('playerBonus', bonuses.shown(new)),
    'bonus:' || new.id || ':' || new.version);
  return null;
end $$;
revoke execute on function bonuses.announce from public;
create or replace trigger bonus_is_announced after insert or update on bonuses.player_bonus
  for each row execute function bonuses.announce();
