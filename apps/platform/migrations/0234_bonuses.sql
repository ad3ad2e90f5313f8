-- Bonuses that players are given, and their money. A bonus has an account of its own in the books, named
-- by its id; at most one of a player's in a currency is being played, and only that one takes stakes.
alter type ledger.account_kind add value 'bonuses';     -- the house against what it gives as bonuses
alter type ledger.transaction_kind add value 'bonus';   -- given, turned into the player's own, or taken back

-- playing: stakes may be taken from it; resting: it only keeps what it has. Over it is empty: released, what
-- still comes for it is the player's own; forfeited, the house's.
alter table ledger.account
  add column bonus_state text check (bonus_state in ('playing', 'resting', 'released', 'forfeited')),
  add constraint bonus_has_state check ((kind = 'player_bonus') = (bonus_state is not null));
create unique index account_one_playing on ledger.account (owner, currency) where bonus_state = 'playing';

-- Subunits of the bonus a player is playing in a currency; 0 without one.
create function ledger.playing_balance_of(p_player uuid, p_currency text) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select balance from ledger.account
    where owner = p_player and currency = p_currency and kind = 'player_bonus'
      and bonus_state = 'playing'), 0);
$$;

-- Subunits a player may stake in a currency, the own and those of the bonus; null without an account.
create or replace function ledger.balance_of(p_player uuid, p_currency text) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select balance + ledger.playing_balance_of(p_player, p_currency) from ledger.account
  where owner = p_player and currency = p_currency and kind = 'player_real' and party = '';
$$;

-- A bonus's account, locked; every field null without one. Its player's own account is locked before.
create function ledger.hold_bonus_account(p_player uuid, p_currency text, p_bonus uuid)
returns ledger.account
language sql set search_path = pg_catalog, pg_temp as $$
  select * from ledger.account
  where owner = p_player and currency = p_currency and kind = 'player_bonus' and party = p_bonus::text
  for update;
$$;

-- Entries that change a player's own account and a bonus's, and the house's by the opposite. The bonus's
-- comes first, and the own account's version grows in any case: whoever is told of it hears both.
create function ledger.write_split(
  p_transaction uuid, p_kind ledger.transaction_kind, p_own uuid, p_own_change bigint,
  p_bonus uuid, p_bonus_change bigint, p_house uuid, p_currency text
) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if p_bonus_change <> 0 then
    perform ledger.write_entries(
      p_transaction, p_kind, p_bonus, p_house, p_currency, p_bonus_change);
  end if;
  if p_own_change <> 0 then
    perform ledger.write_entries(p_transaction, p_kind, p_own, p_house, p_currency, p_own_change);
  else
    update ledger.account set version = version + 1 where id = p_own;
  end if;
end $$;

-- Replaced with two parameters more.
drop function ledger.post;

-- Every movement between a player and the house but the rollback. The player's account is locked
-- first, so that movements of one account follow each other and each sees the one before.
--   p_change        subunits the player gains (or loses, below zero); zero is recorded and moves nothing
--   p_reference     key of the bet a win belongs to; without that bet the win is refused, and may be
--                   asked again
--   p_refusal       why the caller refuses; kept, unless the key was used before
--   p_bonus         the bonus a stake may be taken from after the player's own money, or that a win has a
--                   share in; one that is released leaves everything to the player's own
--   p_bonus_change  what of a win goes to that bonus
create function ledger.post(
  p_kind ledger.transaction_kind, p_player uuid, p_currency text, p_change bigint,
  p_house ledger.account_kind, p_party text, p_scope text, p_key text,
  p_game text default null, p_round text default null, p_reference text default null,
  p_invoice uuid default null, p_invoice_number text default null, p_refusal text default null,
  p_bonus uuid default null, p_bonus_change bigint default 0
) returns ledger.answer
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  held ledger.account;
  ticket ledger.account;
  known ledger.transaction;
  hash bytea := sha256(convert_to(concat_ws(chr(31),
    p_kind, p_player, p_currency, p_change, p_party, coalesce(p_game, ''), coalesce(p_round, ''),
    coalesce(p_reference, ''), coalesce(p_invoice::text, '')), 'UTF8'));
  posted_id uuid;
  refused text := p_refusal;
  funds bigint;
  bonus_change bigint := 0;
  own_change bigint;
begin
  select * into held from ledger.account
    where owner = p_player and currency = p_currency and kind = 'player_real' and party = ''
    for update;
  select * into known from ledger.transaction where scope = p_scope and idempotency_key = p_key;
  if found then return ledger.replay(known, hash); end if;

  funds := held.balance + ledger.playing_balance_of(p_player, p_currency);
  if p_kind = 'win' and p_reference is not null and not exists (
    select from ledger.transaction bet
    where bet.scope = p_scope and bet.idempotency_key = p_reference and bet.kind = 'bet'
      and bet.status = 'posted' and bet.player_id = p_player and bet.currency = p_currency
      and not exists (select from ledger.transaction back where back.reverses = bet.id)
  ) then
    return row('refused', 'bet_missing', null, p_currency, funds, false, 0, null, null)::ledger.answer;
  end if;

  if p_bonus is not null then
    ticket := ledger.hold_bonus_account(p_player, p_currency, p_bonus);
    bonus_change := case
      when ticket.id is null or ticket.bonus_state = 'released' then 0
      when p_kind = 'win' then p_bonus_change
      when p_kind = 'bet' and ticket.bonus_state = 'playing'
        then -least(ticket.balance, greatest(0, -p_change - held.balance))
      else 0
    end;
  end if;
  own_change := p_change - bonus_change;

  if refused is null then
    if held.id is null then
      refused := 'account_missing';
    elsif held.balance + own_change < 0 then
      refused := 'insufficient_funds';
    end if;
  end if;
  if refused is null then
    funds := funds + own_change
      + case when ticket.bonus_state = 'playing' then bonus_change else 0 end;
  end if;

  insert into ledger.transaction (
    kind, status, player_id, currency, change, scope, idempotency_key, input_hash, refusal,
    balance_after, provider, game_id, round_id, invoice_id, invoice_number
  ) values (
    p_kind,
    case when refused is null then 'posted' else 'refused' end::ledger.transaction_status,
    p_player, p_currency, p_change, p_scope, p_key, hash, refused, funds,
    p_party, p_game, p_round, p_invoice, p_invoice_number
  ) on conflict (scope, idempotency_key) do nothing returning id into posted_id;
  if posted_id is null then
    -- Another account's movement, or a rollback that left a tombstone, took the key meanwhile.
    select * into known from ledger.transaction where scope = p_scope and idempotency_key = p_key;
    return ledger.replay(known, hash);
  end if;

  if refused is not null then
    return row('refused', refused, posted_id, p_currency, funds, false, 0, null, null)::ledger.answer;
  end if;
  if p_change <> 0 then
    perform ledger.write_split(posted_id, p_kind, held.id, own_change, ticket.id, bonus_change,
      ledger.house_account(p_house, p_party, p_currency), p_currency);
  end if;
  return row('posted', null, posted_id, p_currency, funds, false, p_change, null, null)::ledger.answer;
end $$;

-- Replaced with what a bonus has to do with it, which the release before this one leaves out.
drop function ledger.bet;
drop function ledger.win;

-- p_provider is both the party of the house account and the scope of p_key.
create function ledger.bet(
  p_player uuid, p_currency text, p_amount bigint, p_provider text, p_key text,
  p_game text, p_round text, p_refusal text default null, p_bonus uuid default null
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_amount < 0 then raise exception 'a bet is not negative' using errcode = 'check_violation'; end if;
  return ledger.post('bet', p_player, p_currency, -p_amount, 'games', p_provider,
    'games:' || p_provider, p_key, p_game, p_round, p_refusal => p_refusal, p_bonus => p_bonus);
end $$;

create function ledger.win(
  p_player uuid, p_currency text, p_amount bigint, p_provider text, p_key text,
  p_game text, p_round text, p_bet_key text, p_bonus uuid default null, p_bonus_share bigint default 0
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_amount < 0 then raise exception 'a win is not negative' using errcode = 'check_violation'; end if;
  if p_bonus_share not between 0 and p_amount then
    raise exception 'a share of a win is a part of it' using errcode = 'check_violation';
  end if;
  return ledger.post('win', p_player, p_currency, p_amount, 'games', p_provider,
    'games:' || p_provider, p_key, p_game, p_round, p_bet_key,
    p_bonus => p_bonus, p_bonus_change => p_bonus_share);
end $$;

-- What of a transaction moved the money of a bonus, in subunits, signed.
create function ledger.bonus_part(p_transaction uuid) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(entry.amount), 0)::bigint
  from ledger.entry join ledger.account on account.id = entry.account_id
  where entry.transaction_id = p_transaction and account.kind = 'player_bonus';
$$;

-- As before; what came from a bonus goes back to it, and what went to it is taken from it, or refused when
-- it is spent. With a bonus that is released everything is the player's own; for one that is forfeited the
-- house gives what it took.
create or replace function ledger.rollback(
  p_player uuid, p_currency text, p_provider text, p_key text, p_reference text,
  p_game text, p_round text
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  key_scope text := 'games:' || p_provider;
  hash bytea := sha256(convert_to(concat_ws(chr(31),
    'rollback', p_player, p_provider, p_reference, coalesce(p_game, ''), coalesce(p_round, '')), 'UTF8'));
  known ledger.transaction;
  target ledger.transaction;
  held ledger.account;
  ticket ledger.account;
  posted_id uuid;
  undoes boolean;
  funds bigint;
  bonus_change bigint;
  own_change bigint;
begin
  loop
    select * into target from ledger.transaction
      where scope = key_scope and idempotency_key = p_reference;
    if not found then
      insert into ledger.transaction (
        kind, status, player_id, currency, scope, idempotency_key, refusal, provider, game_id, round_id
      ) values (
        'bet', 'tombstone', p_player, p_currency, key_scope, p_reference, 'rolled_back',
        p_provider, p_game, p_round
      ) on conflict (scope, idempotency_key) do nothing returning * into target;
      -- The bet is being posted at this very moment: it is there to be taken back now.
      continue when target.id is null;
    end if;

    if target.player_id <> p_player or target.kind not in ('bet', 'win') then
      return row('conflict', null, null, p_currency, null, false, 0, null, null)::ledger.answer;
    end if;
    -- Only what stands can be undone, and only that locks the account: a late bet holds the account
    -- while it waits for the tombstone, so a rollback that wrote one must not wait for the account.
    if target.status = 'posted' then
      select * into held from ledger.account
        where owner = p_player and currency = target.currency and kind = 'player_real' and party = ''
        for update;
    end if;
    funds := coalesce(ledger.balance_of(p_player, target.currency), 0);
    select * into known from ledger.transaction where scope = key_scope and idempotency_key = p_key;
    if found then return ledger.replay(known, hash); end if;

    undoes := target.status = 'posted'
      and not exists (select from ledger.transaction back where back.reverses = target.id);
    bonus_change := 0;
    own_change := 0;
    if undoes then
      select account.* into ticket
        from ledger.entry join ledger.account on account.id = entry.account_id
        where entry.transaction_id = target.id and account.kind = 'player_bonus'
        for update of account;
      if ticket.bonus_state <> 'released' then
        bonus_change := -ledger.bonus_part(target.id);
      end if;
      own_change := -target.change - bonus_change;
      if held.balance + own_change < 0 or (
        ticket.balance + bonus_change < 0 and ticket.bonus_state <> 'forfeited'
      ) then
        return row('refused', 'insufficient_funds', null, target.currency, funds, false, 0, null, null)::ledger.answer;
      end if;
    end if;
    funds := funds + own_change
      + case when ticket.bonus_state = 'playing' then bonus_change else 0 end;
    insert into ledger.transaction (
      kind, status, player_id, currency, change, scope, idempotency_key, input_hash,
      balance_after, reverses, provider, game_id, round_id
    ) values (
      'rollback', 'posted', p_player, target.currency, own_change + bonus_change,
      key_scope, p_key, hash, funds,
      case when undoes then target.id end, p_provider, p_game, p_round
    ) on conflict (scope, idempotency_key) do nothing returning id into posted_id;
    -- The same rollback is being answered at this very moment: answer as it did.
    continue when posted_id is null;

    if ticket.bonus_state = 'forfeited' and ticket.balance + bonus_change < 0 then
      perform ledger.write_entries(
        ledger.write_bonus_transaction(
          p_player, target.currency, -bonus_change, 'again:' || posted_id, funds),
        'bonus', ticket.id, ledger.house_account('bonuses', '', target.currency), target.currency,
        -bonus_change);
    end if;
    if undoes and target.change <> 0 then
      perform ledger.write_split(posted_id, 'rollback', held.id, own_change, ticket.id, bonus_change,
        ledger.house_account('games', p_provider, target.currency), target.currency);
    end if;
    return row(
      'posted', null, posted_id, target.currency, funds, false, own_change + bonus_change,
      case when undoes then target.kind end,
      case when undoes then target.round_id end)::ledger.answer;
  end loop;
end $$;

-- What a rollback took back of a bonus's part, as it was moved first; 0 for what took nothing back.
create function ledger.bonus_part_taken_back(p_rollback uuid) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select ledger.bonus_part(reverses) from ledger.transaction
    where id = p_rollback and reverses is not null), 0);
$$;

-- Writes the transaction of a bonus under its key; null when there is one already.
create function ledger.write_bonus_transaction(
  p_player uuid, p_currency text, p_change bigint, p_key text, p_balance bigint
) returns uuid
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  posted_id uuid;
begin
  insert into ledger.transaction (
    kind, status, player_id, currency, change, scope, idempotency_key, input_hash, balance_after
  ) values (
    'bonus', 'posted', p_player, p_currency, p_change, 'bonuses', p_key,
    sha256(convert_to(p_key, 'UTF8')), p_balance
  ) on conflict (scope, idempotency_key) do nothing returning id into posted_id;
  return posted_id;
end $$;

-- Puts p_amount on the account of a bonus, opened for it, once. It rests until it is played.
create function ledger.grant_bonus(p_player uuid, p_currency text, p_bonus uuid, p_amount bigint)
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ticket ledger.account;
  posted_id uuid;
begin
  if p_amount <= 0 then raise exception 'a bonus is positive' using errcode = 'check_violation'; end if;
  perform ledger.hold_player_account(p_player, p_currency);
  posted_id := ledger.write_bonus_transaction(p_player, p_currency, p_amount, 'grant:' || p_bonus,
    ledger.balance_of(p_player, p_currency));
  if posted_id is null then return; end if;
  insert into ledger.account (owner, kind, party, currency, balance, bonus_state)
    values (p_player, 'player_bonus', p_bonus, p_currency, 0, 'resting')
    returning * into ticket;
  perform ledger.write_entries(posted_id, 'bonus', ticket.id,
    ledger.house_account('bonuses', '', p_currency), p_currency, p_amount);
end $$;

-- Has stakes taken from this bonus, which has an account and is not over, and from no other; from none for
-- null.
create function ledger.play_bonus(p_player uuid, p_currency text, p_bonus uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform ledger.hold_player_account(p_player, p_currency);
  update ledger.account set bonus_state = 'resting'
    where owner = p_player and currency = p_currency and kind = 'player_bonus'
      and bonus_state = 'playing';
  if p_bonus is not null then
    update ledger.account set bonus_state = 'playing'
      where owner = p_player and currency = p_currency and kind = 'player_bonus'
        and party = p_bonus::text and bonus_state = 'resting';
    if not found then
      raise exception 'bonus % has no account to play from', p_bonus
        using errcode = 'foreign_key_violation';
    end if;
  end if;
  update ledger.account set version = version + 1
    where owner = p_player and currency = p_currency and kind = 'player_real' and party = '';
end $$;

-- Empties the account of a bonus: what it has becomes the player's own when it is released, and goes back to
-- the house when it is forfeited. Over it stays what it became; what came for a forfeited one since goes, too.
-- Nothing happens to one that has no account.
create function ledger.close_bonus(
  p_player uuid, p_currency text, p_bonus uuid, p_state text
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ticket ledger.account;
  own ledger.account;
  posted_id uuid;
  is_released boolean;
begin
  select * into own from ledger.account
    where owner = p_player and currency = p_currency and kind = 'player_real' and party = ''
    for update;
  ticket := ledger.hold_bonus_account(p_player, p_currency, p_bonus);
  if ticket.id is null or (ticket.bonus_state in ('released', 'forfeited') and ticket.balance = 0) then
    return;
  end if;
  is_released := case when ticket.bonus_state in ('released', 'forfeited')
    then ticket.bonus_state else p_state end = 'released';
  update ledger.account set balance = 0, version = version + 1,
      bonus_state = case when is_released then 'released' else 'forfeited' end
    where id = ticket.id;
  if ticket.balance > 0 then
    posted_id := ledger.write_bonus_transaction(p_player, p_currency,
      case when is_released then 0 else -ticket.balance end,
      'close:' || p_bonus || ':' || ticket.version,
      own.balance + case when is_released then ticket.balance else 0 end);
    insert into ledger.entry (transaction_id, account_id, currency, amount, balance_after, kind)
      values (posted_id, ticket.id, p_currency, -ticket.balance, 0, 'bonus');
    insert into ledger.entry (transaction_id, account_id, currency, amount, balance_after, kind)
      values (posted_id,
        case when is_released then own.id else ledger.house_account('bonuses', '', p_currency) end,
        p_currency, ticket.balance,
        case when is_released then own.balance + ticket.balance end, 'bonus');
  end if;
  update ledger.account set version = version + 1,
      balance = balance + case when is_released then ticket.balance else 0 end
    where id = own.id;
end $$;

-- What is the player's own can be withdrawn; the money of the bonus being played can be staked, too.
create or replace view wallet.shown_account as
  select account.id, account.player_id, account.status, account.currency,
    held.balance + ledger.playing_balance_of(held.owner, held.currency) as balance,
    held.balance as withdrawal_balance, held.version
  from wallet.account join ledger.account held on held.id = account.id;

create or replace function wallet.announce_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account_status smallint;
begin
  select status into account_status from wallet.account where id = new.id;
  perform outbox.publish(
    'wallet:accounts#' || new.owner,
    jsonb_build_object('account', jsonb_build_object(
      'id', new.id, 'status', account_status, 'currency', new.currency,
      'balance', new.balance + ledger.playing_balance_of(new.owner, new.currency),
      'withdrawalBalance', new.balance, 'version', new.version)),
    'account:' || new.id || ':' || new.version);
  return null;
end $$;

revoke execute on all functions in schema wallet from public;
revoke execute on function
  ledger.playing_balance_of, ledger.hold_bonus_account, ledger.write_split, ledger.post, ledger.bet,
  ledger.win, ledger.bonus_part, ledger.bonus_part_taken_back, ledger.write_bonus_transaction,
  ledger.grant_bonus, ledger.play_bonus, ledger.close_bonus
  from public;
grant execute on function
  ledger.playing_balance_of, ledger.bet, ledger.win, ledger.grant_bonus, ledger.play_bonus
  to pierlight_app;
