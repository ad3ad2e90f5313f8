-- Revision 2, 2c2429ad95dd
-- As the ledger answered, in the words of the wallet protocol.
create or replace function gameplay.answer_of(p_answer ledger.answer) returns gameplay.answer
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select row(
    case p_answer.outcome when 'posted' then 'ok' when 'refused' then p_answer.refusal else 'duplicate' end,
    p_answer.currency, p_answer.balance)::gameplay.answer;
$$;
revoke execute on function gameplay.answer_of from public;

-- As the ledger answered, with the currency as the game counts it.
create or replace function gameplay.answer_in(p_answer ledger.answer, p_currency text, p_unit text)
returns gameplay.answer
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select row(answer.status,
    case when answer.currency = p_currency then p_unit else answer.currency end,
    answer.balance)::gameplay.answer
  from gameplay.answer_of(p_answer) answer;
$$;
revoke execute on function gameplay.answer_in from public;

-- The answer to a movement in another unit than its game session's or round's. Nothing is booked; of a key
-- that was, it must not be said that no money moved.
create or replace function gameplay.other_unit(p_provider text, p_key text, p_unit text)
returns gameplay.answer
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select row(
    case when ledger.round_of(p_provider, p_key) is null then 'wrong_currency' else 'duplicate' end,
    p_unit, null)::gameplay.answer;
$$;
revoke execute on function gameplay.other_unit from public;
