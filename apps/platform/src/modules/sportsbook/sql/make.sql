-- Revision 2, d50c179330ed
-- Why a bet of p_amount is not taken, apart from the player's limits and money; null when it is. Bets are of own
-- money: what only the money of a bonus reaches for is refused, and counts nothing for it. The account is held.
drop function if exists sportsbook.refusal_of(sportsbook.session, uuid, text, bigint);
create or replace function sportsbook.refusal_of(
  p_session sportsbook.session, p_player uuid, p_currency text, p_amount bigint,
  out refusal text, out most bigint
)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  own bigint;
  is_closed boolean;
begin
  if p_session.player_id is distinct from p_player then
    refusal := case when exists (select from sportsbook.session where player_id = p_player)
      then 'session_unknown' else 'player_unknown' end;
    return;
  end if;
  if p_currency <> p_session.currency then refusal := 'wrong_currency'; return; end if;
  -- Asked with the account held: the sign-in may have ended while it was waited for.
  if not identity.is_alive(p_session.sign_in_id) then refusal := 'session_over'; return; end if;
  own := ledger.own_balance_of(p_player, p_currency);
  if p_amount > own and p_amount <= ledger.balance_of(p_player, p_currency) then
    refusal := 'bonus_restricted';
    return;
  end if;
  select min(max_stake), bool_or('sportsbook' = any (closed_games)) into most, is_closed
    from gameplay.bounds_of(p_player, p_currency, null);
  refusal := case
    when is_closed then 'bonus_restricted'
    when p_amount > most then 'stake_exceeded'
  end;
end $$;
revoke execute on function sportsbook.refusal_of from public;

-- Takes the stake of a slip, and notes the bet. A repeated key is answered as it was first, whatever became of the
-- session since; a refused one stays refused.
--   p_bet  the slip, with: slipId, type, legs, slip, events, lastStart, odds, potentialPayout
create or replace function sportsbook.make(
  p_player uuid, p_session uuid, p_provider text, p_key text, p_currency text, p_amount bigint,
  p_bet jsonb, p_hash bytea, p_now timestamptz
) returns sportsbook.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  betting_session sportsbook.session;
  known sportsbook.transaction;
  taken sportsbook.bet;
  refused text;
  raised text;
  limit_id uuid;
  most bigint;
  answer ledger.answer;
  -- In the books it stands for the round, so that every line of a statement leads to its bet.
  named constant text := 'B-' || upper(encode(substr(uuid_send(uuidv4()), 1, 6), 'hex'));
begin
  perform ledger.hold_player_account(p_player, p_currency);
  insert into sportsbook.transaction (provider, key, kind, player_id, amount, currency, input_hash, status, created_at)
    values (p_provider, p_key, 'make', p_player, p_amount, p_currency, p_hash, 'ok', p_now)
    on conflict (provider, key) do nothing returning * into known;
  if known.id is null then
    select * into known from sportsbook.transaction where provider = p_provider and key = p_key;
    return sportsbook.replay(known, p_hash);
  end if;

  select * into betting_session from sportsbook.session where id = p_session;
  select found.refusal, found.most into refused, most
    from sportsbook.refusal_of(betting_session, p_player, p_currency, p_amount) found;
  if refused is null or refused in ('bonus_restricted', 'stake_exceeded') then
    -- A bet that is not taken for another reason is time at play as well.
    select coalesce(noted.refusal, refused), noted.raised into refused, raised
      from limits.note_bet(p_player, betting_session.rules, false, p_now) noted;
  end if;
  if refused is null then
    limit_id := limits.passed_by(p_player, p_currency, p_amount, p_amount, p_now);
    if limit_id is not null then refused := 'limit_reached'; end if;
  end if;
  answer := ledger.bet(p_player, p_currency, p_amount, p_provider, p_key, 'sportsbook', named, refused);
  if answer.outcome = 'posted' then
    insert into sportsbook.bet (
      reference, provider, make_key, slip_id, player_id, session_id, currency, type, legs, slip, event_ids,
      last_start, odds, potential_payout, stake, open_stake, held, stake_key, status, created_at
    ) values (
      named, p_provider, p_key, p_bet ->> 'slipId',
      p_player, p_session, p_currency, p_bet ->> 'type', p_bet -> 'legs', p_bet -> 'slip',
      array(select jsonb_array_elements_text(p_bet -> 'events')), (p_bet ->> 'lastStart')::timestamptz,
      p_bet ->> 'odds', (p_bet ->> 'potentialPayout')::bigint, p_amount, p_amount, p_amount, p_key, 1, p_now
    ) returning * into taken;
    perform sportsbook.count_change(null, taken, p_now);
  else
    perform sportsbook.announce_refusal(
      betting_session, p_provider, p_key, answer.refusal, limit_id, most);
  end if;
  if raised is not null then
    perform sportsbook.announce_refusal(betting_session, p_provider, p_key, raised, null, null);
  end if;
  update sportsbook.transaction set
      status = case when answer.outcome = 'posted' then 'ok' else coalesce(answer.refusal, 'duplicate') end,
      bet_id = taken.id, balance = ledger.own_balance_of(p_player, p_currency)
    where id = known.id returning * into known;
  return sportsbook.replay(known, p_hash);
end $$;
revoke execute on function sportsbook.make from public;
grant execute on function sportsbook.make to pierlight_app;

-- The book has the bet.
create or replace function sportsbook.commit(p_provider text, p_make_key text) returns sportsbook.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  taken sportsbook.bet := sportsbook.hold_bet(p_provider, p_make_key);
begin
  if taken.id is null then return sportsbook.answered(sportsbook.missing(p_provider, p_make_key), taken); end if;
  if taken.status = 8 then return sportsbook.answered('discarded', taken); end if;
  if not taken.is_confirmed then
    update sportsbook.bet set is_confirmed = true, version = version + 1 where id = taken.id;
  end if;
  return sportsbook.answered('ok', taken);
end $$;
revoke execute on function sportsbook.commit from public;
grant execute on function sportsbook.commit to pierlight_app;

-- Why there is no bet of this make: it was discarded before it came, it was refused, or it never came.
create or replace function sportsbook.missing(p_provider text, p_make_key text) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when exists (select from sportsbook.transaction
    where provider = p_provider and key = p_make_key and kind = 'tombstone')
    then 'discarded' else 'bet_missing' end;
$$;
revoke execute on function sportsbook.missing from public;

-- The book does not take the bet: its stake goes back. A make that never came leaves a tombstone, and is refused when
-- it comes. A bet that the book has confirmed, or that has a result, is not discarded any more.
create or replace function sportsbook.discard(
  p_player uuid, p_provider text, p_make_key text, p_reason text, p_now timestamptz
) returns sportsbook.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  taken sportsbook.bet;
  known sportsbook.transaction;
  done sportsbook.bet;
begin
  -- A make holds the account while it waits for a tombstone, so what writes one must not wait for the account.
  insert into sportsbook.transaction (provider, key, kind, player_id, status, created_at)
    values (p_provider, p_make_key, 'tombstone', p_player, 'discarded', p_now)
    on conflict (provider, key) do nothing returning * into known;
  if known.id is not null then
    return row('ok', known.id, p_player, null, null, null)::sportsbook.answer;
  end if;
  select * into known from sportsbook.transaction where provider = p_provider and key = p_make_key;
  if known.player_id <> p_player or known.kind not in ('make', 'tombstone') then
    return row('bet_missing', null, p_player, null, null, null)::sportsbook.answer;
  end if;
  taken := sportsbook.hold_bet(p_provider, p_make_key);
  -- Refused, or a tombstone already: there is nothing to give back.
  if taken.id is null then return row('ok', known.id, p_player, null, null, null)::sportsbook.answer; end if;
  if taken.status = 8 then return sportsbook.answered('ok', taken); end if;
  if taken.is_confirmed or taken.status <> 1 or taken.open_stake <> taken.stake then
    return sportsbook.answered('confirmed', taken);
  end if;
  perform sportsbook.restake(taken, 0, 'discard:' || p_make_key);
  update sportsbook.bet set held = 0, open_stake = 0, status = 8, settled_at = p_now, reason = p_reason, version = version + 1
    where id = taken.id returning * into done;
  perform sportsbook.count_change(taken, done, p_now);
  return sportsbook.answered('ok', done);
end $$;
revoke execute on function sportsbook.discard from public;
grant execute on function sportsbook.discard to pierlight_app;
