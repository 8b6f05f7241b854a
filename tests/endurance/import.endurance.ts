import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asker } from './support/ask.ts'
import { openOwner } from './support/postgres.ts'
import { childrenOf, commandOf, kill, workersOf } from './support/process.ts'
import { makeProduct } from './support/product.ts'
import { scaled } from './support/scale.ts'

const product = await makeProduct()
const ask = asker(product.port, `shop.localhost:${product.port}`)
const products = scaled(20_000, 4_000)
const token = randomBytes(32).toString('base64url')
let owner: pg.Client

beforeAll(async () => {
  await product.start()
  owner = await openOwner(product.dataDir)
  await owner.query(
    `insert into sessions (site_id, token_hash, user_id, expires_at, proved_at)
     select u.site_id, $1, u.id, now() + interval '1 day', now() + interval '1 hour' from users u
     join sites s on s.id = u.site_id and s.key = 'shop' where u.user_type = 'ADMIN' limit 1`,
    [createHash('sha256').update(token).digest()],
  )
})

afterAll(async () => {
  await owner.end().catch(() => undefined)
  await product.discard()
})

async function send(file: string): Promise<string> {
  const body = `--part\r\ncontent-disposition: form-data; name="file"; filename="cups.csv"\r\n\r\n${file}\r\n--part--\r\n`
  const headers = {
    'content-type': 'multipart/form-data; boundary=part',
    'content-length': `${Buffer.byteLength(body)}`,
  }
  const { status, text } = await ask('/api/v1/product-imports', { method: 'POST', token, body, headers })
  expect(status, text).toBe(200)
  return JSON.parse(text).data._id
}

async function read(id: string) {
  const { status, text } = await ask(`/api/v1/product-imports/${id}`, { token })
  return status === 200 ? JSON.parse(text).data : { state: 'AWAY', counts: {} }
}

const stateOf = async (id: string) => (await read(id)).state

/** The processes of jobs, each beside the worker that started it. */
function jobProcesses(): { worker: number; pid: number }[] {
  return workersOf(product.pid()).flatMap((worker) =>
    childrenOf(worker)
      .filter((pid) => commandOf(pid).includes('job-process'))
      .map((pid) => ({ worker, pid })),
  )
}

const kills: Record<string, () => Promise<void> | void> = {
  'the process of the import': () => kill(jobProcesses()[0]?.pid),
  'the worker that started it': () => kill(jobProcesses()[0]?.worker),
  'the first process': async () => {
    await owner.end()
    await product.kill()
    await product.start()
    owner = await openOwner(product.dataDir)
  },
}

test('a file of products is imported once and whole, whatever is killed meanwhile, by a process that ends with it', async () => {
  const rows = Array.from({ length: products }, (_, at) => `Cup ${at},KILLED-${at},499,5`)
  const id = await send(['Name,SKU,Price,Stock', ...rows].join('\n'))
  await expect.poll(() => stateOf(id), { timeout: 300_000, interval: 50 }).toBe('READY')
  const { status, text } = await ask(`/api/v1/product-imports/${id}/start`, { method: 'POST', token })
  expect(status, text).toBe(200)

  for (const [at, end] of Object.values(kills).entries()) {
    const share = (products * (at + 1)) / (Object.keys(kills).length + 2)
    await expect.poll(() => doneOf(id), { timeout: 300_000, interval: 1 }).toBeGreaterThanOrEqual(share)
    await expect.poll(() => jobProcesses().length, { timeout: 60_000, interval: 1 }).toBe(1)
    await end()
  }
  await expect.poll(() => stateOf(id), { timeout: 300_000, interval: 50 }).toBe('DONE')

  expect((await read(id)).counts).toMatchObject({ add: products, done: products, refused: 0 })
  const { rows: kept } = await owner.query(
    `select count(*)::int as variants, count(distinct v.product_id)::int as products, sum(v.stock)::int as stock,
       (select sum(m.quantity)::int from stock_moves m join variants w on w.id = m.variant_id where w.sku like 'KILLED-%') as moved
     from variants v where v.sku like 'KILLED-%'`,
  )
  expect(kept).toEqual([{ variants: products, products, stock: products * 5, moved: products * 5 }])
  await expect.poll(() => jobProcesses().length, { timeout: 60_000, interval: 50 }).toBe(0)
})

async function doneOf(id: string): Promise<number> {
  const { rows } = await owner.query(
    "select count(*)::int as done from product_import_items where import_id = $1 and outcome = 'DONE'",
    [id],
  )
  return rows[0].done
}
