import { largestPage } from '../../shared/api/list-query.ts'

type Page<Row> = { data: Row[]; total: number }

/** All rows of a list, whose pages are read one after the other: a choice holds what is beyond the first page too. */
export async function everyRow<Row>(read: (page: { p: number; s: number }) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let p = 0; ; p++) {
    const { data, total } = await read({ p, s: largestPage })
    rows.push(...data)
    if (data.length === 0 || rows.length >= total) return rows
  }
}
