-- Packages of bonuses beside what else is offered: which offers are made one after another.
alter table bonuses.offer
  drop constraint offer_kind_check,
  add constraint offer_kind check (kind in ('offer', 'gift', 'code', 'package'));

-- Free spins that come with a bonus: `claim` and the id of the claim the bonus came of.
alter table freespins.player_freespin
  drop constraint player_freespin_source_kind_check,
  add constraint freespin_source check (source_kind in ('operator', 'claim'));
