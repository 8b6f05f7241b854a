import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asker } from './support/ask.ts'
import { openOwner } from './support/postgres.ts'
import { makeProduct } from './support/product.ts'
import { scaled } from './support/scale.ts'
import { makeCustomers } from './support/shoppers.ts'

// Its memory is measured, so all of it is one process.
const product = await makeProduct({ WORKERS: '1' })
const host = `shop.localhost:${product.port}`
const ask = asker(product.port, host)
const sockets = new Set<net.Socket>()
/** How much memory a crowd of bad callers may cost at most, MB. */
const bound = 150

beforeAll(async () => {
  await product.start()
  // The first requests of a process compile what they run.
  for (let round = 0; round < 200; round++) await ask(`/search?q=${round}`)
})

afterAll(async () => {
  await product.discard()
})

/** Whatever they did: others are served, and nothing was taken for a fault of the program. */
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  expect((await ask('/')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  const faults = product
    .said()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line))
  expect(faults).toEqual([])
})

/** A raw connection: what it has heard, and whether it was ended. */
type Caller = { socket: net.Socket; heard: () => string; isOver: () => boolean }

async function connect(): Promise<Caller> {
  let heard = ''
  let over = false
  const socket = net.connect(product.port, '127.0.0.1')
  sockets.add(socket)
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    over = true
    sockets.delete(socket)
  })
  await new Promise((resolve) => socket.once('connect', resolve))
  return { socket, heard: () => heard, isOver: () => over }
}

const connectMany = (count: number) => Promise.all(Array.from({ length: count }, connect))

function head(method: string, path: string, headers: Record<string, string | number> = {}): string {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

test('connections that stay idle cost little, and others are served meanwhile', async () => {
  const before = await product.memory()
  const callers = await connectMany(scaled(2_000, 500))
  await sleep(500)
  const replies = await Promise.all(Array.from({ length: 50 }, () => ask('/')))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect((await product.memory()) - before).toBeLessThan(bound)
  process.stdout.write(`  ${callers.length} idle: ${((await product.memory()) - before).toFixed(0)} MB more\n`)
})

test('who sends a head without its end is told so, and let go', { skip: scaled(0, 1) === 1 }, async () => {
  const callers = await connectMany(200)
  for (const { socket } of callers) socket.write('GET / HTTP/1.1\r\nhost: ')
  await expect.poll(() => callers.filter(({ isOver }) => !isOver()).length, { timeout: 90_000 }).toBe(0)
  expect(callers[0]?.heard()).toContain('408')
})

test('who sends a body drop by drop is told so, and let go', { skip: scaled(0, 1) === 1 }, async () => {
  const callers = await connectMany(100)
  for (const { socket } of callers)
    socket.write(head('POST', '/api/io/crm/login', { 'content-type': 'application/json', 'content-length': 500_000 }))
  const dripping = setInterval(() => {
    for (const { socket } of callers) if (socket.writable) socket.write(' ')
  }, 1_000)
  await expect.poll(() => callers.filter(({ isOver }) => !isOver()).length, { timeout: 150_000 }).toBe(0)
  clearInterval(dripping)
  expect(callers[0]?.heard()).toMatch(/^HTTP\/1\.1 4\d\d/)
})

test('a body of 5 MB is refused in clear words, by many at once', async () => {
  const before = await product.memory()
  const body = Buffer.alloc(5_000_000, 'x')
  const replies = await Promise.all(
    Array.from({ length: scaled(200, 50) }, () => ask('/api/io/crm/login', { method: 'POST', body })),
  )
  for (const { status, text } of replies)
    expect({ status, text }).toEqual({ status: 413, text: '{"msg":"The request is larger than 32 KB."}' })
  expect((await product.memory()) - before).toBeLessThan(bound)
  process.stdout.write(`  5 MB bodies: ${((await product.memory()) - before).toFixed(0)} MB more\n`)
})

test('a body of 5 MB that does not say how large it is, is refused as soon as it is too large', async () => {
  const callers = await connectMany(scaled(100, 30))
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
  for (const { socket } of callers) {
    socket.write(
      head('POST', '/api/io/crm/login', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }),
    )
    for (let part = 0; part < 80; part++) socket.write(chunk)
  }
  await expect
    .poll(() => callers.filter(({ heard }) => heard().includes('413')).length, { timeout: 30_000 })
    .toBe(callers.length)
})

test('who never takes their answer holds little, and is let go', async () => {
  const owner = await openOwner(product.dataDir)
  const { rows } = await owner.query(
    "select m.id from media m join sites s on s.id = m.site_id and s.key = 'shop' order by m.bytes desc limit 1",
  )
  await owner.end()
  const path = `/media/${rows[0].id}/1600`
  expect((await ask(path, { headers: { accept: 'image/avif' } })).status).toBe(200)
  const before = await product.memory()
  const callers = await connectMany(scaled(500, 100))
  for (const { socket } of callers) {
    socket.pause()
    for (let again = 0; again < 20; again++) socket.write(head('GET', again % 2 ? '/' : path, { accept: 'image/avif' }))
  }
  await sleep(3_000)
  expect((await product.memory()) - before).toBeLessThan(2 * bound)
  process.stdout.write(
    `  ${callers.length} that take nothing: ${((await product.memory()) - before).toFixed(0)} MB more\n`,
  )
})

test('who leaves in the middle leaves nothing behind', async () => {
  const owner = await openOwner(product.dataDir)
  const { rows } = await owner.query("select id from sites where key = 'shop'")
  const people = await makeCustomers(owner, rows[0].id, 50)
  // Staff may upload, so the body is read.
  await owner.query("update users set user_type = 'ADMIN' where id = any ($1)", [people.map(({ id }) => id)])
  const before = await product.memory()
  const boundary = 'xxxx'
  const upload = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': 8_000_000 }
  for (let round = 0; round < scaled(20, 4); round++) {
    const callers = await connectMany(50)
    for (const [index, { socket }] of callers.entries()) {
      const authorization = `Basic ${people[index]?.token}`
      if (index % 3 === 0) {
        socket.write(head('POST', '/api/v1/media', { ...upload, authorization }))
        socket.write(Buffer.alloc(500_000, 'x'))
      } else if (index % 3 === 1) socket.write(head('GET', `/search?q=gone-${round}-${index}`))
      else
        socket.write(
          `${head('POST', '/api/io/crm/cuser/cart_items/all', { authorization, 'content-length': 100 })}{"half`,
        )
    }
    await sleep(20)
    for (const { socket } of callers) socket.destroy()
  }
  // Running requests finish first; only leaked transactions stay open.
  const listOpen = async () => {
    const { rows: open } = await owner.query(
      `select pid, xact_start::text as since from pg_stat_activity
       where usename = 'haat_web' and state like 'idle in transaction%'`,
    )
    return open
  }
  await expect.poll(listOpen, { timeout: 60_000, interval: 100 }).toEqual([])
  await owner.end()
  await expect.poll(async () => (await product.memory()) - before, { timeout: 60_000 }).toBeLessThan(bound)
})
