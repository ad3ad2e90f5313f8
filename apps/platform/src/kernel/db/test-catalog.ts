import pg from 'pg';

/** What a database consists of, apart from graphile-worker's tables and the migrator's own. */
const objects = `
with own as (
  select oid, nspname from pg_namespace
  where nspname not in ('information_schema', 'graphile_worker') and nspname !~ '^pg_'
), relation as (
  select pg_class.oid, nspname || '.' || relname as name, relkind, relacl, relowner, reloptions
  from pg_class join own on own.oid = relnamespace
  where relkind in ('r', 'v', 'S', 'p', 'm')
    and (nspname, relname) not in (('public', 'schema_migration'), ('public', 'schema_function'))
)
select concat_ws(' ', 'schema', nspname, nspacl) as line
  from own join pg_namespace using (oid, nspname)
union all select concat_ws(' ', 'relation', name, relkind, relacl, reloptions) from relation
union all select concat_ws(' ', 'column', name,
    lpad((row_number() over (partition by relation.oid order by attnum))::text, 3, '0'),
    attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
    pg_get_expr(adbin, adrelid), attacl)
  from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
  left join pg_attrdef on adrelid = relation.oid and adnum = attnum
  where relkind <> 'S'
union all select concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(pg_constraint.oid))
  from relation join pg_constraint on conrelid = relation.oid where contype <> 'n'
union all select concat_ws(' ', 'index', name, pg_get_indexdef(indexrelid))
  from relation join pg_index on indrelid = relation.oid
union all select concat_ws(' ', 'trigger', name, tgenabled, pg_get_triggerdef(pg_trigger.oid))
  from relation join pg_trigger on tgrelid = relation.oid where not tgisinternal
union all select concat_ws(' ', 'view', name, pg_get_viewdef(oid)) from relation where relkind = 'v'
union all select concat_ws(' ', 'function', proc.oid::regprocedure, proacl, pg_get_functiondef(proc.oid))
  from pg_proc proc join own on own.oid = pronamespace
union all select concat_ws(' ', 'enum', nspname || '.' || typname,
    (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
  from pg_type join own on own.oid = typnamespace where typtype = 'e'
union all select concat_ws(' ', 'type', nspname || '.' || typname,
    (select string_agg(attname || ' ' || format_type(atttypid, atttypmod), ',' order by attnum)
      from pg_attribute where attrelid = typrelid))
  from pg_type join own on own.oid = typnamespace
  join pg_class on pg_class.oid = typrelid and relkind = 'c'
union all select concat_ws(' ', 'default', defaclnamespace::regnamespace, defaclobjtype, defaclacl)
  from pg_default_acl
order by 1`;

/**
 * Everything a database's own schemas consist of, a line an object, sorted: columns in their order,
 * constraints, indexes, triggers, views, types, functions with their text, and who may do what with each.
 * Two databases of equal lines behave alike.
 */
export async function describeCatalog(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(objects);
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}
