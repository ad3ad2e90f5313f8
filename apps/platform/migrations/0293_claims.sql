-- What a player is to get a bonus for, or got one for: a claim for each source, whatever kind of thing it is. It
-- stays once the bonus is given, so that nothing is given twice for the same source.
alter table bonuses.claim
  drop constraint claim_pkey,
  drop constraint claim_player_id_offer_id_key,
  add column id uuid primary key default gen_random_uuid(),
  -- What kind of thing it is claimed for, and which of the kind: `deposit` and the invoice's id.
  add column source_kind text not null default 'deposit'
    constraint claim_source check (source_kind in ('deposit')),
  add column source_key text,
  -- The bonus that came of it; null as long as none did.
  add column bonus_id uuid unique,
  -- The deposit it comes with; null for one that needs none.
  alter column invoice_id drop not null,
  -- Null of bonuses that were given before claims stayed.
  alter column terms drop not null;
update bonuses.claim set source_key = invoice_id::text;
insert into bonuses.claim
  (source_key, player_id, invoice_id, currency, offer_id, created_at, bonus_id)
select invoice_id::text, player_id, invoice_id, currency, offer_id, issued_at, id
  from bonuses.player_bonus where invoice_id is not null;
alter table bonuses.claim
  alter column source_kind drop default,
  alter column source_key set not null,
  -- The rule by which nothing is given twice.
  add constraint claim_once unique (player_id, source_kind, source_key),
  add constraint claim_of_invoice unique (invoice_id);
-- One of an offer is to come at a time.
create unique index claim_to_come on bonuses.claim (player_id, offer_id) where bonus_id is null;
grant update (bonus_id) on bonuses.claim to pierlight_app;

-- Claims hold this now.
alter table bonuses.player_bonus drop constraint player_bonus_invoice_id_key;
