-- Claims of codes: `code` and the code. Until a deposit brings its bonus, one has no deposit, no currency and
-- no terms.
alter table bonuses.claim
  drop constraint claim_source,
  add constraint claim_source check (source_kind in ('deposit', 'code')),
  alter column currency drop not null;
-- How often a code was taken is counted by it.
create index claim_of_code on bonuses.claim (source_key) where source_kind = 'code';
grant update (invoice_id, currency, terms) on bonuses.claim to pierlight_app;
