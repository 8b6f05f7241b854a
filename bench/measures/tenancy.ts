import { buildInside } from '../inside/build.ts'
import { compareLoads, type LoadPlan } from '../load.ts'
import { atMost, type Row, row } from '../measure.ts'
import { startProduct } from '../product.ts'
import type { SeededShop } from '../seed/shop.ts'
import type { Stage } from '../stage.ts'
import { seededRandom } from '../statistics.ts'
import { listPath } from './api.ts'

const openRole = 'haat_bench'

/**
 * The same product-list call with and without row-level security and what carries the site to it. Without them the
 * condition on the site that every query has anyway still holds.
 */
export async function tenancy(stage: Stage): Promise<Row[]> {
  const shops = await Promise.all(Array.from({ length: 8 }, (_, index) => stage.shop(1_000, `tenant-${index}`)))
  await stage.owner.query(`drop role if exists ${openRole}`)
  await stage.owner.query(`create role ${openRole} login bypassrls in role haat_web`)
  const entry = await buildInside('serve')
  const given = { dataDir: stage.folder, databaseUrl: stage.databaseUrl(), entry }
  const held = await startProduct(given)
  const env = { TENANCY: 'without', OPEN_DATABASE_URL: stage.databaseUrl(openRole) }
  const open = await startProduct({ ...given, env })
  const one = shops.slice(0, 1)
  const loads = await compareLoads(stage.folder, {
    heldOne: plan(held.port, one),
    openOne: plan(open.port, one),
    heldMany: plan(held.port, shops),
    openMany: plan(open.port, shops),
  })
  await Promise.all([held.stop(), open.stop()])
  return [
    ...rowsOf('one site', loads.heldOne.perSecond, loads.openOne.perSecond),
    ...rowsOf('8 sites at random', loads.heldMany.perSecond, loads.openMany.perSecond),
  ]
}

/** Which site is asked is drawn by lot, so that a connection rarely serves the same one twice in a row. */
function plan(port: number, shops: SeededShop[]): LoadPlan {
  const random = seededRandom()
  const requests = Array.from({ length: 1_000 }, () => {
    const host = shops[Math.floor(random() * shops.length)]?.host ?? ''
    return { host, path: listPath, method: 'POST', body: { p: 0, s: 40 } }
  })
  return { port, requests }
}

function rowsOf(name: string, held: number, open: number): Row[] {
  return [
    row(`${name}: with row-level security`, held, 'requests/s'),
    row(`${name}: without`, open, 'requests/s'),
    row(`${name}: what it costs of the whole request`, (1 - held / open) * 100, '%', atMost(15)),
  ]
}
