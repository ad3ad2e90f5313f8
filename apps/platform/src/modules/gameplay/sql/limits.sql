-- Revision 6, 129c0284c041
-- What of the player's own money a round has lost so far: its stakes while it is open, less its payouts once it
-- is settled, each as stakes were shared with a bonus. A gift loses nothing.
create or replace function gameplay.own_loss(p_round gameplay.round) returns bigint
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p_round.id is null or p_round.reward is not null then 0
    else p_round.stake - p_round.bonus_stake - case when p_round.status <> 2 then 0
      else p_round.payout - gameplay.bonus_payout(p_round) end
    end;
$$;
revoke execute on function gameplay.own_loss from public;

-- Counts the change of a round: in the daily totals, in the rounds feed, for the free spins it is part of, and for
-- the player's limits. A stake that is rolled back counts for the day on which the round began: it must not leave
-- more for another day.
create or replace function gameplay.count_change(
  p_before gameplay.round, p_after gameplay.round, p_now timestamptz
) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  staked bigint := p_after.stake - coalesce(p_before.stake, 0);
  lost bigint := gameplay.own_loss(p_after) - gameplay.own_loss(p_before);
begin
  perform gameplay.count_finished(p_before, p_after, p_now);
  perform gameplay.note_event(p_before, p_after, p_now);
  perform gameplay.tell_of_gift(p_after);
  if p_after.reward is not null or (staked = 0 and lost = 0) then return; end if;
  perform limits.count_play(p_after.player_id, p_after.currency,
    case when staked < 0 then p_after.created_at else p_now end, staked, lost);
end $$;
revoke execute on function gameplay.count_change from public;

-- The player's limit that a stake would pass; null when it passes none.
drop function if exists gameplay.limit_passed(gameplay.session, bigint, timestamptz);
create or replace function gameplay.limit_passed(
  p_session gameplay.session, p_amount bigint, p_now timestamptz
) returns uuid
language sql stable set search_path = pg_catalog, pg_temp as $$
  select limits.passed_by(p_session.player_id, p_session.currency, p_amount,
    least(p_amount, ledger.own_balance_of(p_session.player_id, p_session.currency)), p_now);
$$;
revoke execute on function gameplay.limit_passed from public;

-- Tells the player's pages which limit a stake would have passed.
drop function if exists gameplay.announce_limit(gameplay.session, text, text, uuid);
create or replace function gameplay.announce_limit(
  p_session gameplay.session, p_provider text, p_key text, p_limit uuid
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform outbox.publish(
    'game:bets#' || p_session.player_id,
    jsonb_build_object(
      'event', 'game.bet.limit.reached',
      'gameIdentity', p_session.game_id,
      'limitId', p_limit),
    'game.bet:' || p_provider || ':' || p_key);
end $$;
revoke execute on function gameplay.announce_limit from public;
