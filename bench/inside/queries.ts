// How many keyed rows a second the database layer reads, with 32 callers: alone with a site, in a transaction with a site, and
// as a role that row-level security does not bind, without one. `queries.js <id of the first site> <how many sites>`, over the
// addresses in WEB_URL and OPEN_URL. Writes medians as JSON.
import { sql } from 'drizzle-orm'
import { readConfig } from '../../src/server/platform/config.ts'
import { type Database, type Db, openDatabase } from '../../src/server/platform/database.ts'
import { median } from '../statistics.ts'

const [firstId = 1, sites = 1] = process.argv.slice(2).map(Number)
const max = readConfig({}).databasePool
const open = (url: string | undefined): Database => openDatabase({ connectionString: url, max })
const [web, bare] = [open(process.env.WEB_URL), open(process.env.OPEN_URL)]
const rounds = 9
const callers = 32

const read = (db: Db, site: number) =>
  db.execute(sql`select id, name from products where site_id = ${site} and path = 'thing-1'`)

const ways = {
  bare: (site: number) => read(bare.platform, site),
  withSite: (site: number) => read(web.forSite(site), site),
  inTransaction: (site: number) => web.inTransaction(site, (db) => read(db, site)),
}

type Way = keyof typeof ways

async function perSecond(way: Way, ms: number): Promise<number> {
  const started = performance.now()
  let count = 0
  const caller = async () => {
    while (performance.now() - started < ms) {
      const { rows } = await ways[way](firstId + Math.floor(Math.random() * sites))
      if (rows.length !== 1) throw new Error(`${way}: ${rows.length} rows`)
      count++
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return (count / (performance.now() - started)) * 1_000
}

const names = Object.keys(ways) as Way[]
const found: Record<Way, number[]> = { bare: [], withSite: [], inTransaction: [] }
for (const way of names) await perSecond(way, 1_500)
// In turn, so that a change of the machine's mood meets them all.
for (let round = 0; round < rounds; round++) for (const way of names) found[way].push(await perSecond(way, 500))
const ratio = (way: Way) => median(found[way].map((value, round) => value / (found.bare[round] ?? Number.NaN)))
process.stdout.write(
  JSON.stringify({
    perSecond: Object.fromEntries(names.map((way) => [way, median(found[way])])),
    ofBare: { withSite: ratio('withSite'), inTransaction: ratio('inTransaction') },
  }),
)
process.exit(0)
