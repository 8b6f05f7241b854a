import { setTimeout as sleep } from 'node:timers/promises'
import { makeLoad } from '../load.ts'
import { type Row, row } from '../measure.ts'
import { memoryOf, residentOf, watchMost, withChildren } from '../processes.ts'
import { startProduct } from '../product.ts'
import { seedSites } from '../seed/sites.ts'
import type { Stage } from '../stage.ts'

/** Resident memory of a web process that serves the home pages of ever more sites. */
export async function memory(stage: Stage): Promise<Row[]> {
  const rows: Row[] = []
  let made = 0
  for (const count of [10, 1_000, 10_000]) {
    stage.say(`Making ${count} sites`)
    await seedSites(stage.owner, made + 1, count)
    made = count
    rows.push(...(await withSites(stage, count)))
  }
  return rows
}

async function withSites(stage: Stage, count: number): Promise<Row[]> {
  const product = await startProduct({ dataDir: stage.folder, databaseUrl: stage.databaseUrl() })
  await sleep(3_000)
  const idle = residentOf(product.pid)
  const highest = watchMost(() => residentOf(product.pid))
  const requests = Array.from({ length: count }, (_, index) => ({ host: `site-${index + 1}.localhost`, path: '/' }))
  // Long enough that most of the sites are asked for.
  await makeLoad(stage.folder, { port: product.port, requests, seconds: count > 1_000 ? 30 : 8 })
  const loaded = highest()
  await sleep(3_000)
  const after = residentOf(product.pid)
  const database = memoryOf(withChildren(stage.postmaster))
  await product.stop()
  const sites = `${count.toLocaleString('en-IN')} sites`
  return [
    row(`${sites}: the web process idle`, idle, 'MB'),
    row(`${sites}: under load, the most`, loaded, 'MB'),
    row(`${sites}: idle again`, after, 'MB'),
    row(`${sites}: the database's processes`, database, 'MB'),
  ]
}
