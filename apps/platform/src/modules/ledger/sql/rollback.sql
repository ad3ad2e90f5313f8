-- Revision 2, 958c9a6e52d3
-- Rolls back the bet or win of key p_reference. One that was refused or rolled back already changes nothing.
-- One that is not there leaves a tombstone, so that it is refused should it still come. p_currency is the
-- tombstone's only; money returns in the currency it moved in. Taking back a win that was spent is refused as
-- insufficient_funds, and may be asked again.
-- What came from a bonus goes back to it, and what went to it is taken from it, or refused when it is spent.
-- With a bonus that is released everything is the player's own; for one that is forfeited the house gives what
-- it took.
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
      -- The bet is being posted at this very moment: it is there to be rolled back now.
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
revoke execute on function ledger.rollback from public;
grant execute on function ledger.rollback to pierlight_app;
