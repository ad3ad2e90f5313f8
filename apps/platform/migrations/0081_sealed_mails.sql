-- A mail that carries a code or a link is sealed: nobody who reads the database can use it. It is of no
-- use once what it carries has run out, and then its text goes whether it was sent or not.
alter table mail.message
  add column sealed text,
  add column useful_until timestamptz;

-- The old check wanted a text in every mail that was not sent. The new ones hold for the release before
-- too, which knows of no sealed mails and never takes one.
do $$
declare old text;
begin
  for old in
    select conname from pg_constraint
    where conrelid = 'mail.message'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%content%'
  loop
    execute format('alter table mail.message drop constraint %I', old);
  end loop;
end
$$;
alter table mail.message
  add constraint message_sent_without_text check (state <> 3 or (content is null and sealed is null)),
  add constraint message_waiting_with_text
    check (state in (3, 4) or num_nonnulls(content, sealed) = 1),
  add constraint message_given_up_unsealed check (state <> 4 or sealed is null);

grant update (sealed) on mail.message to pierlight_app;
