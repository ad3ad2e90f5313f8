-- Free spins whose winnings become a bonus once they are over.
alter table freespins.player_freespin
  -- The terms of that bonus; null: what they win is the player's own money at once.
  add column bonus_terms jsonb,
  -- The player left for good or for months: the bonus goes as soon as it comes.
  add column is_forfeited boolean not null default false;

-- Which bonus the rounds of a gift win for, from when the gift is activated: there is an account of its id in the
-- books, and the bonus itself once the gift is over.
create table bonuses.winnings (
  bonus_id uuid primary key,
  player_id uuid not null,
  currency text not null,
  -- The aggregator's name of the gift, which its rounds carry; null as long as it is not known.
  reward text unique
);
create index winnings_of_player on bonuses.winnings (player_id, currency);
grant select on bonuses.winnings to pierlight_app;

-- Claims of winnings: `freespins` and the id of the free spins. Their bonus comes with them.
alter table bonuses.claim
  drop constraint claim_source,
  add constraint claim_source check (source_kind in ('deposit', 'code', 'cashback', 'freespins'));
drop index bonuses.claim_to_come;
create unique index claim_to_come on bonuses.claim (player_id, offer_id)
  where bonus_id is null and source_kind in ('deposit', 'code');
