-- Revision 3, 978f729ca4b2
-- Writes the transaction of a bonus under its key; null when there is one already.
create or replace function ledger.write_bonus_transaction(
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
revoke execute on function ledger.write_bonus_transaction from public;

-- Subunits on the account of a bonus; null for one that has none, as it was never played.
create or replace function ledger.bonus_balance(p_player uuid, p_currency text, p_bonus uuid) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select balance from ledger.account
  where owner = p_player and currency = p_currency and kind = 'player_bonus' and party = p_bonus::text;
$$;
revoke execute on function ledger.bonus_balance from public;

-- Opens the account of a bonus for what is won for it, once. It rests until it is played.
create or replace function ledger.open_bonus(p_player uuid, p_currency text, p_bonus uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into ledger.account (owner, kind, party, currency, balance, bonus_state)
    values (p_player, 'player_bonus', p_bonus, p_currency, 0, 'resting')
    on conflict (owner, currency, kind, party) do nothing;
$$;
revoke execute on function ledger.open_bonus from public;

-- Leaves at most p_most of what was won for a bonus, and answers what there is; the house takes the rest.
create or replace function ledger.cut_bonus(p_player uuid, p_currency text, p_bonus uuid, p_most bigint)
returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ticket ledger.account;
  above bigint;
begin
  perform ledger.hold_player_account(p_player, p_currency);
  ticket := ledger.hold_bonus_account(p_player, p_currency, p_bonus);
  above := greatest(0, ticket.balance - p_most);
  if above > 0 then
    perform ledger.write_entries(
      ledger.write_bonus_transaction(p_player, p_currency, -above,
        'cut:' || p_bonus || ':' || ticket.version, ledger.balance_of(p_player, p_currency)),
      'bonus', ticket.id, ledger.house_account('bonuses', '', p_currency), p_currency, -above);
  end if;
  return coalesce(ticket.balance, 0) - above;
end $$;
revoke execute on function ledger.cut_bonus from public;
grant execute on function ledger.cut_bonus to pierlight_app;

-- Puts p_amount on the account of a bonus, opened for it, once; one that was won has its money. It rests until it
-- is played.
create or replace function ledger.grant_bonus(p_player uuid, p_currency text, p_bonus uuid, p_amount bigint)
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ticket ledger.account;
  posted_id uuid;
begin
  if p_amount <= 0 then raise exception 'a bonus is positive' using errcode = 'check_violation'; end if;
  perform ledger.hold_player_account(p_player, p_currency);
  if ledger.bonus_balance(p_player, p_currency, p_bonus) is not null then return; end if;
  posted_id := ledger.write_bonus_transaction(p_player, p_currency, p_amount, 'grant:' || p_bonus,
    ledger.balance_of(p_player, p_currency));
  insert into ledger.account (owner, kind, party, currency, balance, bonus_state)
    values (p_player, 'player_bonus', p_bonus, p_currency, 0, 'resting')
    returning * into ticket;
  perform ledger.write_entries(posted_id, 'bonus', ticket.id,
    ledger.house_account('bonuses', '', p_currency), p_currency, p_amount);
end $$;
revoke execute on function ledger.grant_bonus from public;
grant execute on function ledger.grant_bonus to pierlight_app;

-- Has stakes taken from this bonus, which has an account and is not over, and from no other; from none for
-- null.
create or replace function ledger.play_bonus(p_player uuid, p_currency text, p_bonus uuid) returns void
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
revoke execute on function ledger.play_bonus from public;
grant execute on function ledger.play_bonus to pierlight_app;

-- Empties the account of a bonus: what it has becomes the player's own when it is released, and goes back to
-- the house when it is forfeited. Over it stays what it became; what came for a forfeited one since goes, too.
-- Nothing happens to one that has no account.
create or replace function ledger.close_bonus(
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
revoke execute on function ledger.close_bonus from public;
