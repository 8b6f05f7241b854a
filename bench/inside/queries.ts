// Cost of reading a row by key with 32 callers: a single query with a site, a transaction with a site, and a query without a site by
// a role that bypasses row-level security. `queries.js <id of the first site> <how many sites> <postmaster>`, over the addresses in
// WEB_URL and OPEN_URL. Writes medians as JSON: CPU of client and server per query, ms, and queries per second.
import { sql } from 'drizzle-orm'
import { readConfig } from '../../src/server/platform/config.ts'
import { type Database, type Db, openDatabase } from '../../src/server/platform/database.ts'
import { databaseCpu } from '../processes.ts'
import { median } from '../statistics.ts'

const [firstId = 1, sites = 1, postmaster = 0] = process.argv.slice(2).map(Number)
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

type Cost = { cpu: number; perSecond: number }

const cpuNow = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000 + databaseCpu(postmaster)
}

async function measure(way: Way, ms: number): Promise<Cost> {
  const [started, before] = [performance.now(), cpuNow()]
  let count = 0
  const caller = async () => {
    while (performance.now() - started < ms) {
      const { rows } = await ways[way](firstId + Math.floor(Math.random() * sites))
      if (rows.length !== 1) throw new Error(`${way}: ${rows.length} rows`)
      count++
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return { cpu: (cpuNow() - before) / count, perSecond: (count / (performance.now() - started)) * 1_000 }
}

const names = Object.keys(ways) as Way[]
const found: Record<Way, Cost[]> = { bare: [], withSite: [], inTransaction: [] }
for (const way of names) await measure(way, 1_500)
// In turn, so that a change of the machine's mood meets them all.
for (let round = 0; round < rounds; round++) for (const way of names) found[way].push(await measure(way, 1_000))
const medians = (way: Way) => ({
  cpu: median(found[way].map(({ cpu }) => cpu)),
  perSecond: median(found[way].map(({ perSecond }) => perSecond)),
})
process.stdout.write(JSON.stringify(Object.fromEntries(names.map((way) => [way, medians(way)]))))
process.exit(0)
