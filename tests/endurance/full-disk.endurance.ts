import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { photo } from '../support/files/upload.ts'
import { asker, type Reply } from './support/ask.ts'
import { faultsInBooks } from './support/books.ts'
import { openOwner } from './support/postgres.ts'
import { makeProduct, type Product } from './support/product.ts'
import { scaled } from './support/scale.ts'
import { type Customer, fillBags, makeCustomers, stockUp } from './support/shoppers.ts'

const mounted: string[] = []

/** A small disk of its own; only root may make one. */
function mountDisk(folder: string, megabytes: number): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  mounted.push(folder)
}

function mayMount(): boolean {
  const folder = `/tmp/haat-may-mount-${process.pid}`
  try {
    mountDisk(folder, 1)
    return true
  } catch {
    return false
  }
}

/** Writes a file until the disk is full: not even a byte more goes on it. */
async function fill(folder: string): Promise<void> {
  const chunk = Buffer.alloc(100_000, 1)
  for (const size of [100_000, 1_000, 1]) {
    for (;;) {
      const error = await writeFile(path.join(folder, 'filler'), chunk.subarray(0, size), { flag: 'a' }).then(
        () => undefined,
        (failed: NodeJS.ErrnoException) => failed,
      )
      if (error && error.code !== 'ENOSPC') throw error
      if (error) break
    }
  }
}

/** Takes what room there is, and what the database gives back meanwhile, until it has none for a row. */
async function fillUntil(folder: string, isRefused: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 300_000
  do {
    if (Date.now() > deadline) throw new Error('the database goes on writing on a full disk')
    await fill(folder)
  } while (!(await isRefused()))
}

const mayTest = mayMount()

afterAll(() => {
  for (const folder of mounted.reverse()) execFileSync('umount', ['-l', folder])
})

async function begin(product: Product): Promise<{ owner: Customer; buyers: Customer[]; siteId: number }> {
  const sql = await openOwner(product.dataDir)
  const siteId: number = (await sql.query("select id from sites where key = 'shop'")).rows[0].id
  const [owner, ...buyers] = await makeCustomers(sql, siteId, 41)
  if (!owner) throw new Error('nobody was made')
  await sql.query("update users set user_type = 'ADMIN' where id = $1", [owner.id])
  await fillBags(sql, siteId, buyers, await stockUp(sql, siteId, 4, 10_000))
  await sql.end()
  return { owner, buyers, siteId }
}

describe.skipIf(!mayTest)('a full disk', () => {
  test('of the pictures: uploads are refused in clear words and leave nothing; what is there is shown', async () => {
    const product = await makeProduct()
    const media = path.join(product.dataDir, 'media')
    mountDisk(media, 100)
    await product.start()
    const ask = asker(product.port, `shop.localhost:${product.port}`)
    const { owner, siteId } = await begin(product)
    const bytes = await photo(600, 400).png().toBuffer()
    const upload = () => untilServed(() => send(ask, owner, bytes))
    const sql = await openOwner(product.dataDir)
    const own = 'from media where site_id = $1'
    const count = async () => (await sql.query(`select count(*)::int as count ${own}`, [siteId])).rows[0].count
    const before = await count()
    const { rows } = await sql.query(`select id ${own} order by bytes desc limit 20`, [siteId])

    await fill(media)
    for (let again = 0; again < 3; again++) {
      const { status, text } = await upload()
      expect({ status, text }).toEqual({ status: 507, text: expect.stringContaining('out of storage') })
    }
    expect(await count()).toBe(before)
    expect((await readdir(media, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([])
    for (const { id } of rows)
      expect((await ask(`/media/${id}/1600`, { headers: { accept: 'image/webp' } })).status).toBe(200)
    expect((await ask('/')).status).toBe(200)

    await rm(path.join(media, 'filler'))
    expect((await upload()).status).toBe(200)
    expect(await count()).toBe(before + 1)
    await sql.end()
    await product.discard().catch(() => undefined)
  })

  test('of the database: orders are refused in clear words, and come again once there is room', async () => {
    const product = await makeProduct()
    mountDisk(product.dataDir, 230)
    await product.start()
    const ask = asker(product.port, `shop.localhost:${product.port}`)
    const { buyers } = await begin(product)
    const order = ({ addressId, token }: Customer) =>
      ask(`/api/io/cart/checkout/init?${new URLSearchParams({ addressId, paymentMode: 'cod' })}`, { token })
    expect((await ask('/')).status).toBe(200)

    // A write of the test finds out that the disk is full for the database, before any order.
    const writer = await openOwner(product.dataDir)
    await writer.query('create table filler (bytes text)')
    await fillUntil(product.dataDir, () =>
      writer.query('insert into filler select repeat(md5(random()::text), 30) from generate_series(1, 5000)').then(
        () => false,
        ({ code }) => code === '53100',
      ),
    )
    await writer.end()
    const replies: Reply[] = []
    const waiting = new Set(buyers)
    for (let round = 0; round < scaled(60, 20); round++) {
      // Refills the space that the database has freed.
      await fill(product.dataDir)
      const tried = await Promise.all([...waiting].map(async (buyer) => ({ buyer, reply: await order(buyer) })))
      for (const { buyer, reply } of tried) {
        replies.push(reply)
        // A table may have had room left for some.
        if (reply.status === 200) waiting.delete(buyer)
      }
    }
    const said = new Set(replies.map(({ status }) => status))
    expect((await ask('/')).status).toBe(200)
    process.stdout.write(`  with a full disk orders were answered with ${[...said].join(', ')}\n`)
    for (const status of said) expect([200, 503, 507]).toContain(status)
    const refused = replies.filter(({ status }) => status === 507)
    expect(refused.length).toBeGreaterThan(0)
    for (const { text } of refused) expect(text).toContain('out of storage')

    await rm(path.join(product.dataDir, 'filler'))
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 60_000, interval: 200 }).toBe(200)
    for (const buyer of waiting) expect((await untilServed(() => order(buyer))).status).toBe(200)
    const sql = await openOwner(product.dataDir)
    expect(await faultsInBooks(sql)).toEqual([])
    await sql.end()
    await product.discard().catch(() => undefined)
  })
})

/** A busy machine also answers 503, which is unrelated to its disk. */
async function untilServed(request: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 0; ; tries++) {
    const reply = await request()
    if (reply.status !== 503 || tries === 60) return reply
    await sleep(500)
  }
}

async function send(ask: ReturnType<typeof asker>, { token }: Customer, bytes: Buffer): Promise<Reply> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'picture.png'))
  const made = new Request('http://x', { method: 'POST', body: form })
  const body = Buffer.from(await made.arrayBuffer())
  const type = made.headers.get('content-type') ?? ''
  return ask('/api/v1/media', { method: 'POST', token, body, headers: { 'content-type': type } })
}
