import { once } from 'node:events'
import { buildInside } from '../inside/build.ts'
import { comparePair, type LoadPlan, makeLoad } from '../load.ts'
import { atMost, type Row, row } from '../measure.ts'
import { startProduct } from '../product.ts'
import type { SeededShop } from '../seed/shop.ts'
import type { Stage } from '../stage.ts'
import { seededRandom } from '../statistics.ts'
import { listPath } from './api.ts'

const openRole = 'haat_bench'

/**
 * The same product-list call with and without row-level security and what carries the site to it. Without them the
 * condition on the site that every query has anyway still holds. One process serves both by turns: two of the same program
 * differ by as much as a fifth, as the compiler of the engine happened to work.
 */
export async function tenancy(stage: Stage): Promise<Row[]> {
  const shops = await Promise.all(Array.from({ length: 8 }, (_, index) => stage.shop(1_000, `tenant-${index}`)))
  await stage.owner.query(`drop role if exists ${openRole}`)
  await stage.owner.query(`create role ${openRole} login bypassrls in role haat_web`)
  const server = await startProduct({
    ...{ dataDir: stage.folder, databaseUrl: stage.databaseUrl(), entry: await buildInside('serve') },
    env: { OPEN_DATABASE_URL: stage.databaseUrl(openRole) },
  })
  const load = (way: 'tenancy' | 'open', asked: SeededShop[], seconds: number) => async () => {
    const told = once(server.process, 'message')
    server.process.send(way)
    await told
    return makeLoad(stage.folder, { ...plan(server.port, asked), seconds })
  }
  const compare = (asked: SeededShop[]) => comparePair(load('tenancy', asked, 3), load('open', asked, 3))
  // The compiler is done with a server only after some thousands of answers.
  for (const way of ['tenancy', 'open'] as const) await load(way, shops, 6)()
  const one = await compare(shops.slice(0, 1))
  const many = await compare(shops)
  await server.stop()
  return [...rowsOf('one site', one), ...rowsOf('8 sites at random', many)]
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

function rowsOf(name: string, { first, second, ratio }: Awaited<ReturnType<typeof comparePair>>): Row[] {
  return [
    row(`${name}: with row-level security`, first, 'requests/s'),
    row(`${name}: without`, second, 'requests/s'),
    row(`${name}: what it costs of the whole request, median of nine pairs`, (1 - ratio) * 100, '%', atMost(15)),
  ]
}
