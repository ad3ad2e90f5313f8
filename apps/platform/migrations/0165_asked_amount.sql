-- Coins are credited as they came, whatever was asked for. Null: what came is what was asked for, which
-- is also what the release before this one means.
alter table payments.invoice add column asked_amount bigint check (asked_amount > 0);
grant update (amount, asked_amount) on payments.invoice to pierlight_app;
