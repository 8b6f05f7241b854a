import type pg from 'pg'

/** Copies the demonstration shop's rows of a table to another site. Their ids stay: they are unique within a site. */
export async function copyRows(owner: pg.Client, table: string, siteId: number, condition = 'true'): Promise<void> {
  const columns = (await columnsOf(owner, table)).filter((name) => name !== 'site_id')
  const from = `(select id from sites where key = 'shop')`
  await owner.query(
    `insert into ${table} (site_id, ${columns}) select ${siteId}, ${columns} from ${table} where site_id = ${from} and ${condition}`,
  )
}

/** Names of a table's columns as SQL, without those that the database computes. */
export async function columnsOf(owner: pg.Client, table: string): Promise<string[]> {
  const { rows } = await owner.query(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows.map(({ name }) => name)
}
