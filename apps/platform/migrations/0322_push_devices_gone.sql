-- A device whose push service says that it is gone is kept until its sign-in ends: so its browser, which may have
-- subscribed anew by itself, is known to be one the player wants pushes on.
alter table notifications.push_subscription add column gone_at timestamptz;
