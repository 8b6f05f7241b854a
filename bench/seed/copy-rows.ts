import type pg from 'pg'

/** Copies the demonstration shop's rows of a table to another site. Their ids stay: they are unique within a site. */
export async function copyRows(owner: pg.Client, table: string, siteId: number, condition = 'true'): Promise<void> {
  const { rows } = await owner.query(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'site_id' and attgenerated = ''`,
    [table],
  )
  const { columns } = rows[0]
  const from = `(select id from sites where key = 'shop')`
  await owner.query(
    `insert into ${table} (site_id, ${columns}) select ${siteId}, ${columns} from ${table} where site_id = ${from} and ${condition}`,
  )
}
