-- Devices that are sent pushes. One belongs to whoever subscribed on it last, and lasts as long as the sign-in.
create table notifications.push_subscription (
  id uuid primary key,
  player_id uuid not null,
  session_id uuid not null,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  added_at timestamptz not null
);
create index push_subscription_player on notifications.push_subscription (player_id);
create index push_subscription_session on notifications.push_subscription (session_id);
grant select, insert, update, delete on notifications.push_subscription to pierlight_app;
