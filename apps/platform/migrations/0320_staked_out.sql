-- Whether a bonus is staked out, said apart from how much was staked: an index by the amounts themselves kept
-- every stake from changing its row in place, and each made entries in five indexes.
alter table bonuses.player_bonus
  add column is_staked_out boolean not null default false,
  add constraint staked_out_by_amounts
    check (status = 3 or is_staked_out = (wagered >= wager_total)) not valid;
update bonuses.player_bonus set is_staked_out = true where status < 3 and wagered >= wager_total;

-- Looked at by the job that ends bonuses.
drop index bonuses.player_bonus_staked_out;
create index player_bonus_staked_out on bonuses.player_bonus (id) where status < 3 and is_staked_out;

-- Rows have room on their page for their next version.
alter table bonuses.player_bonus set (fillfactor = 80);
