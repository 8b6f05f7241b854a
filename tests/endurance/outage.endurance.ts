import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { untilPast } from '../../bench/call.ts'
import { startEmbedded } from '../../src/server/platform/postgres/embedded.ts'
import { openLine } from '../support/outside/line.ts'
import { asker, type Reply } from './support/ask.ts'
import { faultsInBooks } from './support/books.ts'
import { makeFolder, makeProduct } from './support/product.ts'
import { scaled } from './support/scale.ts'
import { type Customer, fillBags, makeCustomers, stockUp } from './support/shoppers.ts'

const folder = await makeFolder('outage')
const postgres = await startEmbedded(folder)
const line = await openLine(String(postgres.connection.host))
const product = await makeProduct({ DATABASE_URL: `postgres://haat_owner@127.0.0.1:${line.port}/haat` })
const ask = asker(product.port, `shop.localhost:${product.port}`)
const owner = new pg.Pool(postgres.connection).on('error', () => undefined)
const lasts = scaled(30_000, 4_000)

let siteId = 0
let path = ''
let variants: string[] = []

beforeAll(async () => {
  await product.start()
  await untilPast(product.port)
  siteId = (await owner.query("select id from sites where key = 'shop'")).rows[0].id
  path = (await owner.query("select path from products where site_id = $1 and status = 'PUBLISHED' limit 1", [siteId]))
    .rows[0].path
  variants = await stockUp(owner, siteId, 4, 100_000)
})

afterAll(async () => {
  await line.mend()
  await product.discard()
  await line.close()
  await owner.end()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

type Kind = 'cached' | 'page' | 'call' | 'checkout'
type Seen = Reply & { kind: Kind; at: number }

/** Many people at once, each doing one thing over and over, until they are told to stop. */
function startLoad(people: Customer[]) {
  const seen: Seen[] = []
  let isOver = false
  let serial = 0
  const doing: Record<Kind, (person: Customer) => Promise<Reply>> = {
    cached: () => ask('/', { headers: { 'accept-encoding': 'br' } }),
    // Each another one, which no cache can hold.
    page: () => ask(`/search?q=${Date.now()}-${serial++}`),
    call: ({ token }) => ask('/api/io/crm/cuser/cart_items/all', { method: 'POST', body: '{}', token }),
    checkout: async (person) => {
      await fillBags(owner, siteId, [person], variants)
      const query = new URLSearchParams({ addressId: person.addressId, paymentMode: 'cod' })
      return ask(`/api/io/cart/checkout/init?${query}`, { token: person.token })
    },
  }
  const kinds = Object.keys(doing) as Kind[]
  const all = people.map(async (person, index) => {
    const kind = kinds[index % kinds.length] ?? 'cached'
    while (!isOver) {
      const at = Date.now()
      seen.push({ ...(await doing[kind](person)), kind, at })
      await sleep(20)
    }
  })
  return {
    seen,
    async stop() {
      isOver = true
      await Promise.all(all)
    },
  }
}

const statuses = (replies: Seen[]) => [...new Set(replies.map(({ status }) => status))].sort()
const median = (replies: Seen[]) => replies.map(({ ms }) => ms).sort((a, b) => a - b)[replies.length >> 1]
const slowest = (replies: Seen[]) => Math.max(...replies.map(({ ms }) => ms))

async function rename(name: string): Promise<void> {
  await owner.query('update products set name = $1 where site_id = $2 and path = $3', [name, siteId, path])
  const { rows } = await owner.query('select id from products where site_id = $1 and path = $2', [siteId, path])
  await owner.query("select pg_notify('haat_changes', $1)", [
    JSON.stringify({ site: siteId, tags: [`product:${rows[0].id}`] }),
  ])
}

describe.each(['cut', 'silence'] as const)('a database that is gone for a while, by a %s of the line', (fault) => {
  test('cached pages go on, others are told at once, and all is well again by itself', async () => {
    const people = await makeCustomers(owner, siteId, 40)
    expect((await ask(`/p/${path}`)).status).toBe(200)
    const load = startLoad(people)
    onTestFinished(async () => {
      await line.mend()
      await load.stop()
    })
    await sleep(1_500)
    expect(statuses(load.seen)).toEqual([200])

    const from = Date.now()
    await line[fault]()
    await rename(`Changed in the ${fault}`)
    await sleep(lasts)
    const during = load.seen.filter(({ at }) => at >= from)
    const others = during.filter(({ kind }) => kind !== 'cached')
    const later = others.filter(({ at }) => at >= from + 2_000)
    expect(statuses(during.filter(({ kind }) => kind === 'cached'))).toEqual([200])
    expect(statuses(others.filter(({ at }) => at >= from + 100))).toEqual([503])
    expect(later.length).toBeGreaterThan(100)
    for (const { headers } of later) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    // Requests under way at the cut wait a second or so; later ones hardly wait, on a busy machine too.
    expect(slowest(load.seen.filter(({ at }) => at >= from - 1_000))).toBeLessThan(5_000)
    expect(median(later)).toBeLessThan(500)

    await line.mend()
    const mended = Date.now()
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 15_000, interval: 50 }).toBe(200)
    await sleep(3_000)
    await load.stop()
    const after = load.seen.filter(({ at }) => at >= mended + 3_000)
    expect(statuses(after)).toEqual([200])
    expect((await ask(`/p/${path}`)).text).toContain(`Changed in the ${fault}`)
    expect(await faultsInBooks(owner)).toEqual([])
    await expect.poll(() => mailsMissing(), { timeout: 120_000, interval: 500 }).toBe(0)
    report(fault, during, mended)
  })
})

/** There is no mail server here, so mails stay in the mailbox; there must be one for each order. */
async function mailsMissing(): Promise<number> {
  const { rows } = await owner.query(
    `select count(*)::int as missing from orders o join users u on u.site_id = o.site_id and u.id = o.user_id
     where u.email like 'shopper-%' and o.status = 'PLACED' and 1 <> (
       select count(*) from mails m where m.site_id = o.site_id and m.once_key = 'order:' || o.id || ':placed')`,
  )
  return rows[0].missing
}

function report(fault: string, during: Seen[], mended: number): void {
  const cached = during.filter(({ kind }) => kind === 'cached')
  const others = during.filter(({ kind }) => kind !== 'cached')
  process.stdout.write(
    `  ${fault}: ${cached.length} cached pages, median ${median(cached)?.toFixed(0)} ms, slowest ${slowest(cached).toFixed(0)} ms; ` +
      `${others.length} refused, median ${median(others)?.toFixed(0)} ms, slowest ${slowest(others).toFixed(0)} ms; ${((Date.now() - mended) / 1_000).toFixed(1)} s until the last mail\n`,
  )
}

test('when only the connection that hears of changes dies, what changed meanwhile shows all the same', async () => {
  expect((await ask(`/p/${path}`)).status).toBe(200)
  await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query in ('listen haat_changes', 'select 1')",
  )
  await rename('Changed unheard')
  await expect.poll(async () => (await ask(`/p/${path}`)).text, { timeout: 10_000 }).toContain('Changed unheard')
})
