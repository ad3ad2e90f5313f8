-- An operator settles a round that was left open by what its provider says. What the provider sends of it
-- afterwards still counts, and may then be paid twice: so it comes back to the list.
alter table gameplay.incident
  add column decided_by text,
  drop constraint incident_kind_check,
  add constraint incident_kind_check check (kind in ('roundLeftOpen', 'roundEndedAfterAll'));
create index incident_decided on gameplay.incident (round_id)
  where decided_by is not null and kind = 'roundLeftOpen';
grant update (kind, decided_by) on gameplay.incident to pierlight_app;
