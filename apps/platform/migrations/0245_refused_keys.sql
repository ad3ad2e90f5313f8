-- A deposit that its provider surely does not have frees its key: the same attempt may be made again, as an
-- invoice of its own. Of the invoices of a key one at most is not refused. The release before this one answers
-- either, which is no other effect.
create unique index invoice_of_key on payments.invoice (player_id, idempotency_key)
  where handover <> 'refused';
create index invoice_tries_of_key on payments.invoice (player_id, idempotency_key);
alter table payments.invoice drop constraint invoice_player_id_idempotency_key_key;
