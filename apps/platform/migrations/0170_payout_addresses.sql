-- Addresses players have coins sent to. One is usable some time after it was added, so that whoever got
-- into an account cannot empty it at once.
create table payments.address (
  id uuid primary key,
  player_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  network text not null,
  address text not null check (length(address) between 1 and 128),
  -- Without it, coins on a shared address belong to nobody.
  tag text check (length(tag) between 1 and 32),
  -- The player's own word for it.
  label text not null check (length(label) between 1 and 60),
  created_at timestamptz not null,
  usable_from timestamptz not null,
  removed_at timestamptz
);
create unique index address_once on payments.address (
  player_id, currency, network, address, (coalesce(tag, ''))) where removed_at is null;
create index address_of_player on payments.address (player_id, id desc);

grant select, insert, delete on payments.address to pierlight_app;
grant update (removed_at) on payments.address to pierlight_app;
