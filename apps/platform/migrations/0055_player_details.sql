-- What a player may tell of themselves beyond what an account is opened with. Every column may stay
-- empty, so that the release before this one goes on writing rows.
alter table player.profile
  add column gender text,
  add column nationality text,
  add column place_of_birth text,
  add column personal_id_number text,
  add column cpf_number text,
  add column profession text,
  add column phone text,
  add column city text,
  add column address text,
  add column additional_address text,
  add column postal_code text,
  add column time_zone text,
  add column language text,
  add column security_question text,
  -- A PHC string: the answer itself is never kept.
  add column security_answer_hash text,
  add column receive_bonus boolean not null default false;
