-- Revision 1, 337f85adcde9
-- What the catalogue answers other modules inside the database: whether both games are offered now, by one
-- provider, in one group. Unknown games are in none.
create or replace function catalogue.is_same_table_group(p_game text, p_other text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from catalogue.game as game
    join catalogue.game as other
      on other.provider_id = game.provider_id and other.table_group = game.table_group
    where game.id = p_game and other.id = p_other and game.is_enabled and other.is_enabled);
$$;
revoke execute on function catalogue.is_same_table_group from public;
