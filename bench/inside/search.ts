// Time of a shop's searches, one at a time, as the role that serves requests: `search.js <host> <queries of each kind as JSON>`
// over the database in DATABASE_URL. Writes JSON, for each kind: milliseconds of each query, statements of one, and sequential
// scans in their plans.

import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { facetsOf, readFacetSource } from '../../src/server/modules/selling/search/index.ts'
import { listByFilters } from '../../src/server/modules/selling/search/search.ts'
import { suggest } from '../../src/server/modules/selling/search/suggest.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { type Ctx, makeCtx } from '../../src/server/platform/context.ts'
import { openDb } from '../../src/server/platform/db.ts'
import { listQuery } from '../../src/shared/api/list-query.ts'
import { startServices } from './services.ts'

/** bytes */
const mostReadWhole = 100 * 8_192

type Sent = { text: string; values: unknown[] }
export type SearchFigures = { ms: number[]; found: number; statements: number; scans: string[] }

const [host = '', given = '{}'] = process.argv.slice(2)
const kinds: Record<string, string[]> = JSON.parse(given)
const services = await startServices(readConfig())
const site = await openSiteDirectory(services).byHost(host)
if (!site) throw new Error(`no site has the host ${host}`)

const sent: Sent[] = []
const plain = makeCtx(services, site, { kind: 'visitor' }, { id: 'bench', ip: '' })
const db = openDb({
  query(statement, values) {
    sent.push({ text: String(statement.text), values: values ?? [] })
    return plain.db.$client.query(statement, values)
  },
})
const ctx: Ctx = { ...plain, db }

/** A kind is named `suggestion …`, `facets …`, `list …` or after what a list is searched by. Lists without words are given as a body. */
async function run(kind: string, query: string): Promise<number> {
  if (kind.startsWith('list')) return (await listByFilters(ctx, listQuery.parse(JSON.parse(query)))).total
  if (kind.startsWith('suggestion')) return (await suggest(ctx, 'product', { query })).total
  if (kind.startsWith('facets')) return facetsOf(await readFacetSource(ctx, { text: query }), {}, []).brands.length
  return (await listByFilters(ctx, listQuery.parse({ p: 0, s: 24, q: query }))).total
}

const figures: Record<string, SearchFigures> = {}
for (const [kind, queries] of Object.entries(kinds)) {
  const ms: number[] = []
  let found = 0
  let statements: Sent[] = []
  for (const [at, query] of queries.entries()) {
    sent.length = 0
    const started = performance.now()
    found += (await run(kind, query)) > 0 ? 1 : 0
    // The first few compile the program and fill the connections.
    if (at >= 20) ms.push(performance.now() - started)
    if (sent.length > statements.length) statements = [...sent]
  }
  figures[kind] = { ms, found: found / queries.length, statements: statements.length, scans: await scansOf(statements) }
}
process.stdout.write(JSON.stringify(figures))
process.exit(0)

async function scansOf(statements: Sent[]): Promise<string[]> {
  const scans = new Set<string>()
  for (const { text, values } of statements) {
    const { rows } = await plain.db.$client.query({ text: `explain (format json) ${text}` }, values)
    for (const [, table] of JSON.stringify(rows).matchAll(/"Seq Scan"[^{}]*?"Relation Name":\s*"(\w+)"/g))
      scans.add(table ?? '')
  }
  // A table of few pages is best read whole.
  const { rows } = await plain.db.$client.query(
    { text: 'select relname as name from pg_class where relname = any($1::name[]) and pg_relation_size(oid) > $2' },
    [[...scans], mostReadWhole],
  )
  return rows.map((row) => String(row.name))
}
