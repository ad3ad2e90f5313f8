-- Cashback that players claim: a movement of its own kind in the books, under a claim like every bonus.
alter type ledger.transaction_kind add value 'cashback';

-- Claims of cashback: `cashback` and the id of what is due.
alter table bonuses.claim
  drop constraint claim_source,
  add constraint claim_source check (source_kind in ('deposit', 'code', 'cashback'));
-- Of an offer one claim is pending at a time. Claims of cashback are paid at once, one for each week.
drop index bonuses.claim_to_come;
create unique index claim_to_come on bonuses.claim (player_id, offer_id)
  where bonus_id is null and source_kind <> 'cashback';
