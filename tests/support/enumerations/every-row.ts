import type { TestApp, TestSite } from '../app.ts'

/** All rows of a site as JSON, each with the name of its table. */
export async function everyRow({ owner }: Pick<TestApp, 'owner'>, { id }: TestSite): Promise<string[]> {
  const { rows: tables } = await owner.query(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'site_id' order by 1",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await owner.query(
      `select '${name}' as "table", t.* from ${name} t where site_id = $1 order by t::text`,
      [id],
    )
    found.push(...rows.map((row) => JSON.stringify(row)))
  }
  return found
}

/** The first row of each table, of rows such as `everyRow` gives. */
export function firstOfEachTable(rows: string[]): string[] {
  const tables = new Map<string, string>()
  for (const row of rows.toReversed()) tables.set(JSON.parse(row).table, row)
  return [...tables.values()]
}

/** The ids in a text, each once. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g))]
}
