-- Revision 2, 6c2ddc5801ed
-- The bet that a make made, with its player's account held until the transaction ends, so that whatever is called of
-- it follows each other; every field null where there is none.
create or replace function sportsbook.hold_bet(p_provider text, p_make_key text) returns sportsbook.bet
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_bet sportsbook.bet;
begin
  select * into found_bet from sportsbook.bet where provider = p_provider and make_key = p_make_key;
  if found_bet.id is null then return found_bet; end if;
  perform ledger.hold_player_account(found_bet.player_id, found_bet.currency);
  -- It may have changed while the account was waited for.
  select * into found_bet from sportsbook.bet where id = found_bet.id;
  return found_bet;
end $$;
revoke execute on function sportsbook.hold_bet from public;

-- An answer that leaves the books as they were.
create or replace function sportsbook.answered(p_status text, p_bet sportsbook.bet) returns sportsbook.answer
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select row(p_status, null, p_bet.player_id, null, p_bet.currency,
    ledger.own_balance_of(p_bet.player_id, p_bet.currency))::sportsbook.answer;
$$;
revoke execute on function sportsbook.answered from public;

-- The answer to a repeated key: the first answer, or that its input is another one. One that was cancelled before it
-- arrived is answered with that, whatever its input.
create or replace function sportsbook.replay(p_known sportsbook.transaction, p_hash bytea) returns sportsbook.answer
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when p_known.kind = 'tombstone' then row('discarded', null, p_known.player_id, null, null, null)::sportsbook.answer
    when p_known.input_hash <> p_hash
      then row('duplicate', null, p_known.player_id, null, p_known.currency, null)::sportsbook.answer
    else row(p_known.status, p_known.id, p_known.player_id, p_known.amount, p_known.currency,
      p_known.balance)::sportsbook.answer
  end;
$$;
revoke execute on function sportsbook.replay from public;

-- What of the player's own money a bet has lost so far: what is held of its stake less what it paid.
create or replace function sportsbook.own_loss(p_bet sportsbook.bet) returns bigint
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(p_bet.held - p_bet.paid, 0);
$$;
revoke execute on function sportsbook.own_loss from public;

-- Counts the change of a bet for the player's limits. A refunded stake counts for the day on which the bet was made:
-- it must not leave more for another day.
create or replace function sportsbook.count_change(
  p_before sportsbook.bet, p_after sportsbook.bet, p_now timestamptz
) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  staked bigint := p_after.held - coalesce(p_before.held, 0);
  lost bigint := sportsbook.own_loss(p_after) - sportsbook.own_loss(p_before);
begin
  if staked = 0 and lost = 0 then return; end if;
  perform limits.count_play(p_after.player_id, p_after.currency,
    case when staked < 0 then p_after.created_at else p_now end, staked, lost);
end $$;
revoke execute on function sportsbook.count_change from public;

-- Has p_held of a bet's stake held instead of what is: what is held goes back, and p_held is staked anew, under p_key
-- and names made of it. insufficient_funds where the own money does not reach, or ok. The account is held.
create or replace function sportsbook.restake(
  p_bet sportsbook.bet, p_held bigint, p_key text, out status text, out stake_key text
)
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  answer ledger.answer;
begin
  status := 'ok';
  stake_key := p_bet.stake_key;
  if ledger.own_balance_of(p_bet.player_id, p_bet.currency) + p_bet.held < p_held then
    status := 'insufficient_funds';
    return;
  end if;
  if p_bet.held > 0 then
    answer := ledger.rollback(p_bet.player_id, p_bet.currency, p_bet.provider, p_key || ':back',
      p_bet.stake_key, 'sportsbook', p_bet.reference);
    if answer.outcome <> 'posted' then
      raise exception 'a stake that is held went not back: %', answer.refusal using errcode = 'check_violation';
    end if;
  end if;
  if p_held > 0 then
    stake_key := p_key || ':stake';
    answer := ledger.bet(p_bet.player_id, p_bet.currency, p_held, p_bet.provider, stake_key,
      'sportsbook', p_bet.reference);
    if answer.outcome <> 'posted' then
      raise exception 'a stake that is there was not taken: %', answer.refusal using errcode = 'check_violation';
    end if;
  end if;
end $$;
revoke execute on function sportsbook.restake from public;

-- Every leg of a bet in one state: open again, or void and why.
create or replace function sportsbook.legs_as(p_legs jsonb, p_status smallint, p_reason text) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select jsonb_agg(
    leg || jsonb_build_object('status', p_status,
      'settledOdds', case when p_status = 1 then null else '1' end, 'voidReason', p_reason)
    order by place)
  from jsonb_array_elements(p_legs) with ordinality as legs (leg, place);
$$;
revoke execute on function sportsbook.legs_as from public;

-- The legs of a bet as these selections say they stand; those they do not name stay. A leg that was cashed out
-- goes on.
create or replace function sportsbook.legs_with(p_legs jsonb, p_selections jsonb) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select jsonb_agg(
    case when told is null then leg else leg || jsonb_build_object(
      'status', told -> 'status',
      'settledOdds', case when told -> 'status' = '1' then null else told -> 'odds' end,
      'voidReason', told -> 'voidReason') end
    order by place)
  from jsonb_array_elements(p_legs) with ordinality as legs (leg, place)
  left join lateral (
    select selection as told from jsonb_array_elements(p_selections) as given (selection)
    where selection ->> 'id' = leg ->> 'id' limit 1
  ) as named on true;
$$;
revoke execute on function sportsbook.legs_with from public;
