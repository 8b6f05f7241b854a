import { afterAll, expect, test } from 'vitest'
import { asker } from './support/ask.ts'
import { openOwner } from './support/postgres.ts'
import { environmentOf, isRunning, kill, startProcess, workersOf } from './support/process.ts'
import { makeProduct, type Product } from './support/product.ts'

const made: Product[] = []

afterAll(async () => {
  for (const product of made) await product.discard()
})

async function start(settings: Record<string, string> = {}) {
  const product = await makeProduct({ HAAT_DEMO: '0', ...settings })
  made.push(product)
  await product.start()
  return { product, ask: asker(product.port, `localhost:${product.port}`) }
}

const secret = 'a secret of this test alone, longer than needed'

test('workers know nothing of the owner, and nothing but the web role stays connected', async () => {
  const { product } = await start({ APP_SECRET: secret })
  const given = await makeProduct({
    ...{ HAAT_DEMO: '0', APP_SECRET: secret },
    DATABASE_URL: await ownerUrl(product),
  })
  made.unshift(given)
  await given.start()
  for (const workers of [workersOf(product.pid()), workersOf(given.pid())]) {
    expect(workers).toHaveLength(2)
    for (const pid of workers) {
      const environment = environmentOf(pid).join('\n')
      expect(environment).toContain('WORKERS=2')
      expect(environment).not.toMatch(/DATABASE_|APP_SECRET|haat_owner|a secret of this test/)
    }
  }
  const owner = await openOwner(product.dataDir)
  const connected = async () => {
    const { rows } = await owner.query(
      "select distinct usename from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    return rows
  }
  // A connection that was closed is listed until its server process has ended.
  await expect.poll(connected, { timeout: 20_000 }).toEqual([{ usename: 'haat_web' }])
  await owner.end()
})

/** How another process reaches the embedded database of this one. */
async function ownerUrl({ dataDir }: Product): Promise<string> {
  const owner = await openOwner(dataDir)
  await owner.end()
  return `postgres://haat_owner@localhost/haat?host=${encodeURIComponent(owner.host)}`
}

test('a worker that dies is replaced; who was on the way to it is let go, and others are answered', async () => {
  const { product, ask } = await start()
  const before = workersOf(product.pid())
  kill(before[0])
  const headers = { connection: 'close' }
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask('/', { headers })))
  for (let again = 0; again < 20; again++) replies.push(await ask('/', { headers }))
  expect(replies.filter(({ status }) => status !== 200).length).toBeLessThanOrEqual(1)
  // Longer than that only waits who is forgotten.
  for (const { ms } of replies) expect(ms).toBeLessThan(30_000)
  const fresh = () => workersOf(product.pid()).filter((pid) => !before.includes(pid))
  await expect.poll(fresh, { timeout: 60_000 }).toHaveLength(1)
  expect(product.said()).toContain('a worker has ended; another one is started')
})

test('workers that die as soon as they are started are given up', async () => {
  const { product } = await start()
  const hunting = setInterval(() => {
    for (const pid of workersOf(product.pid())) kill(pid)
  }, 20)
  await expect.poll(() => isRunning(product.pid()), { timeout: 60_000 }).toBe(false)
  clearInterval(hunting)
  expect(product.said()).toContain('Workers die as soon as they are started')
})

test('when the supervisor is killed its workers end, and the next one starts at once', async () => {
  const { product, ask } = await start()
  for (let round = 0; round < 5; round++) {
    const workers = workersOf(product.pid())
    await product.kill()
    await product.start()
    expect((await ask('/readyz', { headers: { connection: 'close' } })).status).toBe(200)
    expect(workers.filter(isRunning)).toEqual([])
  }
})

test('a folder whose process is well is refused to another', async () => {
  const { product } = await start()
  const other = startProcess({ PORT: '0', DATA_DIR: product.dataDir, WORKERS: '2' })
  expect(await other.ended).toBe(1)
  await expect.poll(other.said).toContain(`is in use by process ${product.pid()}`)
})

test('a port that is taken is said in one line', async () => {
  const { product } = await start()
  const other = await makeProduct({ PORT: String(product.port), HAAT_DEMO: '0' })
  made.push(other)
  await expect(other.start()).rejects.toThrow(`Port ${product.port} is in use`)
})

test('stopping says so first, then takes no more, finishes what is under way, and ends the database last', async () => {
  const { product, ask } = await start({ DRAIN_SECONDS: '3' })
  const again = () => ask('/readyz', { headers: { connection: 'close' } })
  const pids = workersOf(product.pid())
  const stopped = product.stop()
  await expect.poll(async () => (await again()).text, { interval: 20 }).toBe('stopping\n')
  expect((await ask('/', { headers: { connection: 'close' } })).status).toBe(200)
  await expect.poll(async () => (await again()).status, { timeout: 20_000 }).toBe(0)
  await stopped
  expect(pids.filter(isRunning)).toEqual([])
  await expect(openOwner(product.dataDir)).rejects.toThrow()
})

test('a signal that comes again and again stops everything at once', async () => {
  const { product } = await start({ DRAIN_SECONDS: '60' })
  const [pid, workers] = [product.pid(), workersOf(product.pid())]
  const signal = () => {
    if (isRunning(pid)) kill(pid, 'SIGTERM')
    return [pid, ...workers].filter(isRunning)
  }
  await expect.poll(signal, { timeout: 20_000 }).toEqual([])
})
