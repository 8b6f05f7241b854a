import { loadNext } from '../against/next.ts'
import { runChild } from '../child.ts'
import { buildInside } from '../inside/build.ts'
import { compareLoads, makeLoad } from '../load.ts'
import { atLeast, atMost, leftOut, type Row, row } from '../measure.ts'
import { startProduct } from '../product.ts'
import type { Stage } from '../stage.ts'

/** A plain Next.js page of 40 cards, as it was measured on one core of the machine of the targets, requests a second. */
const nextThen = 147

type Split = Record<'all' | 'database' | 'load' | 'react' | 'compression', number>

/** The page of a category with 40 products, rendered for every request, as if the price of one had changed each time. */
export async function render(stage: Stage): Promise<Row[]> {
  const { host, categoryPath } = await stage.shop(1_000)
  const program = await buildInside('render')
  const given = [host, categoryPath(1), String(stage.postmaster)]
  const env = { DATABASE_URL: stage.databaseUrl(), DATA_DIR: stage.folder, LOG_LEVEL: 'error' }
  const split = JSON.parse(await runChild([process.execPath, program, ...given], 'server', env)) as Split
  return [
    row('CPU of one page', split.all, 'ms', atMost(3)),
    row('of it the database', split.database, 'ms'),
    row('of it asking, and making objects of the rows', split.load, 'ms'),
    row('of it React and the document', split.react, 'ms'),
    row('of it brotli, gzip, ETag, the answer', split.compression, 'ms'),
    ...(await besideNext(stage)),
  ]
}

async function besideNext(stage: Stage): Promise<Row[]> {
  const { id, host, categoryPath } = await stage.shop(1_000)
  const changing = await startProduct({
    ...{ dataDir: stage.folder, databaseUrl: stage.databaseUrl(), entry: await buildInside('serve') },
    env: { CHANGING: `${id},${await productIn(stage, id)}` },
  })
  const requests = [{ host, path: categoryPath(1), headers: { 'accept-encoding': 'br' } }]
  // The compiler of the engine is done with it only after a few thousand pages.
  await makeLoad(stage.folder, { port: changing.port, requests, seconds: 8 })
  const { ours } = await compareLoads(stage.folder, { ours: { port: changing.port, requests } })
  await changing.stop()
  const own = row('rendered for each request', ours.perSecond, 'requests/s')
  const tail = row('rendered for each request: p99 at 32 connections', ours.p99, 'ms')
  const folder = process.env.HAAT_BENCH_NEXT
  if (!folder) {
    return [
      ...[own, tail],
      leftOut('of Next.js on this machine', 'HAAT_BENCH_NEXT names no folder with next, react, react-dom and pg'),
      row(
        `of the ${nextThen}/s that Next.js had on the machine of the targets`,
        ours.perSecond / nextThen,
        '×',
        atLeast(4),
      ),
    ]
  }
  const next = await loadNext(stage, folder, (plan) => makeLoad(stage.folder, plan))
  return [
    ...[own, tail],
    row('a plain Next.js page of the same 40 cards', next.perSecond, 'requests/s'),
    row('of Next.js', ours.perSecond / next.perSecond, '×', atLeast(4)),
  ]
}

/** A product that the page shows. */
async function productIn({ owner }: Stage, site: number): Promise<string> {
  const { rows } = await owner.query(
    `select product_id from product_categories join categories on categories.id = category_id
      where categories.site_id = $1 and product_categories.site_id = $1 and path = 'shelf-1' limit 1`,
    [site],
  )
  return rows[0].product_id
}
