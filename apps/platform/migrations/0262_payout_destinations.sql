-- Where a player's money can go: what it came from, and what the player saved. Addresses for coins become one
-- kind of the latter. What a withdrawal under way has kept of its place stays as it is.
create table payments.destination (
  id uuid primary key,
  player_id uuid not null,
  -- deposit: money came in from it, and goes back there up to that much; player: saved by its player.
  origin text not null check (origin in ('deposit', 'player')),
  method_id text not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  -- What the provider is told, by name: `iban`, `network` and `address`, its own `instrument`.
  fields jsonb not null,
  -- As its player recognises it and nobody else learns it.
  shown text not null check (length(shown) between 1 and 140),
  -- The player's own word for it, and whose it is; a chain knows no names.
  label text check (length(label) between 1 and 60),
  holder text check (length(holder) between 1 and 120),
  created_at timestamptz not null,
  usable_from timestamptz not null,
  -- When a payout to where money came from was last sent back; null again with the next deposit.
  refused_at timestamptz,
  removed_at timestamptz,
  constraint saved_has_label check (origin = 'deposit' or label is not null)
);
create unique index destination_once on payments.destination (
  player_id, origin, method_id, currency, fields) where removed_at is null;
create index destination_of_player on payments.destination (player_id, id desc);
grant select, insert, delete on payments.destination to pierlight_app;
grant update (shown, refused_at, removed_at) on payments.destination to pierlight_app;

-- Of a deposit where it came from, of a withdrawal where it goes; null where the provider does not tell, and
-- of withdrawals from before. Its row may be gone with its player's account.
alter table payments.invoice add column destination_id uuid;
create index invoice_of_destination on payments.invoice (destination_id) where destination_id is not null;
grant update (destination_id) on payments.invoice to pierlight_app;

insert into payments.destination (
  id, player_id, origin, method_id, currency, fields, shown, label, created_at, usable_from, removed_at)
select id, player_id, 'player', 'crypto', currency,
       jsonb_strip_nulls(jsonb_build_object('network', network, 'address', address, 'tag', tag)),
       address, label, created_at, usable_from, removed_at
  from payments.address;
drop table payments.address;

-- Which card paid was not told so far: all deposits by card of a player in a currency count as one, which
-- the provider finds by the latest of them.
insert into payments.destination (
  id, player_id, origin, method_id, currency, fields, shown, created_at, usable_from)
select distinct on (player_id, currency)
       gen_random_uuid(), player_id, 'deposit', 'card', currency,
       jsonb_build_object('deposit', id), number, created_at, created_at
  from payments.invoice
 where type = 1 and status = 2 and method_id = 'card'
 order by player_id, currency, id desc;
alter table payments.invoice disable trigger user;
update payments.invoice i
   set destination_id = d.id
  from payments.destination d
 where d.origin = 'deposit'
   and d.player_id = i.player_id
   and d.currency = i.currency
   and i.method_id = 'card'
   and (i.type = 2 or i.status = 2);
alter table payments.invoice enable trigger user;

-- The link that stops a new destination opens nothing: it is good for as long as its mail may lie unread.
alter table identity.one_time drop constraint one_time_life;
alter table identity.one_time add constraint one_time_life check (
  expires_at <= created_at + case purpose
    when 'emailConfirmation' then interval '24 hours'
    when 'phoneProof' then interval '1 hour'
    when 'payoutStop' then interval '30 days'
    else interval '10 minutes' end);
