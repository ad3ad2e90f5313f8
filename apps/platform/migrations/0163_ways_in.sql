-- The session of a player who links an account elsewhere to their own: only that session may end it, and
-- what it ends in is a link, never a sign-in. Null for a sign-in.
alter table identity.social_sign_in add column session_id uuid;
