-- An account is known by an e-mail, a phone number, or both.
alter table identity.credential
  alter column email drop not null,
  -- E.164, proven by a code; one account a number.
  add column phone text unique check (phone ~ '^\+[0-9]{3,20}$'),
  add constraint credential_known_by check (num_nonnulls(email, phone) > 0);
alter table player.profile
  alter column email drop not null,
  -- Whether the phone is the one the account is signed into by, which the profile cannot change.
  add column phone_confirmed boolean not null default false,
  add constraint profile_confirmed_phone check (phone is not null or not phone_confirmed);

-- The proof that a number is one's own opens no account that is there: it lives as long as a form takes.
do $$
declare old text;
begin
  for old in
    select conname from pg_constraint
    where conrelid = 'identity.one_time'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%emailConfirmation%'
  loop
    execute format('alter table identity.one_time drop constraint %I', old);
  end loop;
end
$$;
alter table identity.one_time add constraint one_time_life check (
  expires_at <= created_at + case purpose
    when 'emailConfirmation' then interval '24 hours'
    when 'phoneProof' then interval '1 hour'
    else interval '10 minutes' end);
