-- Visits that came by an affiliate's link.
create schema affiliates;
grant usage on schema affiliates to pierlight_app;

create table affiliates.click (
  id uuid primary key,
  tag text not null check (length(tag) between 1 and 200),
  -- Path of the page the link led to, and scheme and host of where the link stood.
  landing text not null check (length(landing) <= 300),
  referrer text check (length(referrer) <= 255),
  country text check (country ~ '^[A-Z]{2}$'),
  day date not null,
  -- Keyed hashes of the address alone, and of address and browser. The key changes daily and is kept
  -- nowhere, so that no visitor can be followed from one day to the next.
  network bytea not null check (length(network) = 16),
  visitor bytea not null check (length(visitor) = 16),
  created_at timestamptz not null,
  unique (day, visitor, tag)
);
create index click_of_network on affiliates.click (day, network);
create index click_of_tag on affiliates.click (tag, created_at);
grant select, insert, delete on affiliates.click to pierlight_app;
