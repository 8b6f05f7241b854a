import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { choosePlace } from '../src/server/platform/postgres/place.ts'
import { databaseUrlOf, type Product, startProduct } from './product.ts'
import { type SeededShop, seedShop } from './seed/shop.ts'

/** State shared by measurements: one product with its database, and shops created on first use. */
export type Stage = {
  folder: string
  product: Product
  /** The database as its owner, whom row-level security does not hold. */
  owner: pg.Client
  databaseUrl: (user?: string) => string
  /** Process of the database server. */
  postmaster: number
  /** A shop with so many products, and the host to ask it by. */
  shop: (products: number, name?: string) => Promise<SeededShop>
  say: (text: string) => void
  close: () => Promise<void>
}

export async function openStage(say: (text: string) => void): Promise<Stage> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-bench-'))
  // The database's own user must be able to enter it, when root runs the bench.
  await chmod(folder, 0o755)
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir)
  const product = await startProduct({ dataDir })
  const { socket } = await choosePlace(dataDir)
  const owner = new pg.Client({ connectionString: databaseUrlOf(socket) })
  await owner.connect()
  await untilPast(owner)
  const shops = new Map<string, Promise<SeededShop>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    ...{ folder, product, owner, say },
    databaseUrl: (user) => databaseUrlOf(socket, user),
    postmaster: await postmasterOf(owner),
    shop(products, name = `shop-${products}`) {
      const known = shops.get(name)
      if (known) return known
      // One after another: they share a connection.
      const made = last.then(() => seedShop(owner, name, products))
      last = made
      shops.set(name, made)
      return made
    },
    async close() {
      await owner.end()
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const hasArrived = `select 1 where exists (select 1 from orders)
  and not exists (select 1 from sites where not exists (select 1 from pages where pages.site_id = sites.id))`

/** The demonstration's past and its further sites arrive a moment after the start, and nothing is measured meanwhile. */
export async function untilPast(owner: pg.Client): Promise<void> {
  const arrived = async () => (await owner.query(hasArrived)).rowCount === 1
  for (let tries = 0; !(await arrived()) && tries < 600; tries++) await sleep(100)
}

async function postmasterOf(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query("select pg_read_file('postmaster.pid', 0, 20) as pid")
  return Number.parseInt(rows[0].pid, 10)
}

/** The revision of the product that a change of this variant must have seen. */
export async function revisionOf({ owner }: Stage, variantId: string): Promise<number> {
  const { rows } = await owner.query(
    'select revision from products p join variants v on p.site_id = v.site_id and p.id = v.product_id where v.id = $1',
    [variantId],
  )
  return rows[0].revision
}
