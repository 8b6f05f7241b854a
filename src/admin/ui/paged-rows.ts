/** Rows of the pages read so far, each once: where rows were added meanwhile, the next page repeats the last ones of the page before. */
export function pagedRows<Row>(pages: { data: Row[] }[], idOf: (row: Row) => string | number): Row[] {
  const rows = pages.flatMap(({ data }) => data)
  return [...new Map(rows.map((row) => [idOf(row), row])).values()]
}
