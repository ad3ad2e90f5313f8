-- Who a player is.
create schema player;
grant usage on schema player to pierlight_app;

create table player.profile (
  id uuid primary key,
  nickname text,
  first_name text,
  last_name text,
  email text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null,
  locale text not null,
  birthdate date not null,
  receive_email_promo boolean not null default false,
  receive_sms_promo boolean not null default false,
  pwa_installed boolean not null default false,
  freshchat_restore_id text,
  affiliate_tag text,
  created_at timestamptz not null,
  -- What a player may tell beyond what an account is opened with.
  gender text,
  nationality text,
  place_of_birth text,
  personal_id_number text,
  cpf_number text,
  profession text,
  phone text,
  city text,
  address text,
  additional_address text,
  postal_code text,
  time_zone text,
  language text,
  security_question text,
  -- A PHC string: the answer itself is never kept.
  security_answer_hash text,
  receive_bonus boolean not null default false,
  -- When the owner of a profile showed to read the mails of its address; null until then.
  email_confirmed_at timestamptz,
  -- Whether the phone is the one the account is signed into by, which the profile cannot change.
  phone_confirmed boolean not null default false,
  constraint profile_confirmed_phone check (phone is not null or not phone_confirmed)
);
grant select, insert, update on player.profile to pierlight_app;
