-- What a player pays with on the site itself while an invoice is pending, such as the text of a QR code.
-- Null: paid on a page, which is also what the release before this one writes.
alter table payments.invoice add column public_data jsonb;
grant update (public_data) on payments.invoice to pierlight_app;
