-- Revision 1, f4ea2547f984
-- What a repeated key hears: what was answered before, or that its input is another one.
create or replace function ledger.replay(p_known ledger.transaction, p_hash bytea) returns ledger.answer
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when p_known.input_hash is not null and p_known.input_hash <> p_hash
      then row('conflict', null, null, p_known.currency, null, true, 0, null, null)::ledger.answer
    else row(
      case p_known.status when 'posted' then 'posted' else 'refused' end, p_known.refusal,
      p_known.id, p_known.currency, p_known.balance_after, true, 0, null, null)::ledger.answer
  end;
$$;
revoke execute on function ledger.replay from public;

-- Two entries that change a player's account by p_change and the house's by the opposite.
create or replace function ledger.write_entries(
  p_transaction uuid, p_kind ledger.transaction_kind, p_account uuid, p_house uuid,
  p_currency text, p_change bigint
) returns bigint
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  new_balance bigint;
begin
  update ledger.account set balance = balance + p_change, version = version + 1
    where id = p_account returning balance into new_balance;
  insert into ledger.entry (transaction_id, account_id, currency, amount, balance_after, kind)
    values
      (p_transaction, p_account, p_currency, p_change, new_balance, p_kind),
      (p_transaction, p_house, p_currency, -p_change, null, p_kind);
  return new_balance;
end $$;
revoke execute on function ledger.write_entries from public;

-- Entries that change a player's own account and a bonus's, and the house's by the opposite. The bonus's
-- comes first, and the own account's version grows in any case: whoever is told of it hears both.
create or replace function ledger.write_split(
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
revoke execute on function ledger.write_split from public;

-- Every movement between a player and the house but the rollback. The player's account is locked
-- first, so that movements of one account follow each other and each sees the one before.
--   p_change        subunits the player gains (or loses, below zero); zero is recorded and moves nothing
--   p_reference     key of the bet a win belongs to; without that bet the win is refused, and may be
--                   asked again
--   p_refusal       why the caller refuses; kept, unless the key was used before
--   p_bonus         the bonus a stake may be taken from after the player's own money, or that a win has a
--                   share in; one that is released leaves everything to the player's own
--   p_bonus_change  what of a win goes to that bonus
create or replace function ledger.post(
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
revoke execute on function ledger.post from public;
