import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startEmbedded } from '../../src/server/platform/postgres/embedded.ts'
import { choosePlace } from '../../src/server/platform/postgres/place.ts'
import { asker } from './support/ask.ts'
import { faultsInBooks } from './support/books.ts'
import { findPostgres, killBackend, killPostgres, killPostmaster, openOwner } from './support/postgres.ts'
import { isRunning, kill, startProcess, workersOf } from './support/process.ts'
import { makeFolder, makeProduct, type Product } from './support/product.ts'
import { scaled } from './support/scale.ts'

const rounds = scaled(6, 1)

describe.each(['1', '2'])('with WORKERS=%s', (WORKERS) => {
  let product: Product
  beforeAll(async () => {
    product = await makeProduct({ WORKERS, ACCESS_LOG: '1', LOG_LEVEL: 'info' })
    await product.start()
  })
  afterAll(() => product.discard())

  /** One database with one keeper, and a shop that answers. */
  afterEach(async () => {
    const { port, dataDir } = product
    const ask = asker(port, `shop.localhost:${port}`)
    const headers = { connection: 'close' }
    await expect.poll(async () => (await ask('/readyz', { headers })).status, { timeout: 60_000 }).toBe(200)
    await expect.poll(async () => (await ask('/', { headers })).status, { timeout: 60_000 }).toBe(200)
    const first = findPostgres(dataDir).filter(({ isFirst }) => isFirst)
    expect(first.map(({ parent }) => parent)).toEqual([product.pid()])
    const owner = await openOwner(dataDir)
    expect(await faultsInBooks(owner)).toEqual([])
    await owner.end()
  })

  /** All of a product at the same moment, in the order that is given. */
  const everybody = (workersFirst: boolean) => () => {
    const processes = findPostgres(product.dataDir).map(({ pid }) => pid)
    const others = [...workersOf(product.pid()), ...processes]
    for (const pid of workersFirst ? others : []) kill(pid)
    const gone = product.kill()
    for (const pid of workersFirst ? [] : others) kill(pid)
    return gone
  }

  const casualties: Record<string, () => Promise<void>> = {
    'the first process': () => product.kill(),
    'the first process and the workers': async () => {
      for (const pid of workersOf(product.pid())) kill(pid)
      await product.kill()
    },
    'the first process and the database': async () => {
      await Promise.all([killPostmaster(product.dataDir), product.kill()])
    },
    'the first process and all of the database': async () => {
      await Promise.all([killPostgres(product.dataDir), product.kill()])
    },
    'the first process and a connection': async () => {
      await killBackend(product.dataDir)
      await product.kill()
    },
    'all, the first process last': everybody(true),
    'all, the first process first': everybody(false),
  }

  test.each(Object.entries(casualties))(
    'killed: %s; the next start at the same moment succeeds',
    async (_, killThem) => {
      for (let round = 0; round < rounds; round++) {
        const workers = workersOf(product.pid())
        await killThem()
        await product.start()
        expect(workers.filter(isRunning)).toEqual([])
      }
    },
  )

  test('killed while it starts, a little later each time, the next start succeeds', async () => {
    for (let round = 0; round < scaled(20, 4); round++) {
      await product.kill()
      const starting = startProcess({ PORT: String(product.port), DATA_DIR: product.dataDir, WORKERS })
      await sleep(40 * (round + 1))
      starting.kill('SIGKILL')
      await starting.ended
      await product.start()
    }
  })

  test('a page that was finished before a stop is not made again after the next start', async () => {
    const ask = asker(product.port, `shop.localhost:${product.port}`)
    const lines = () => product.said().split('\n')
    /** Asks for a page that no start prepares. @returns whether it was there */
    const search = async () => {
      const id = randomUUID()
      await ask('/search?q=silk', { headers: { connection: 'close', 'x-request-id': id } })
      const lineOf = () => lines().find((line) => line.includes(id))
      await expect.poll(lineOf).toBeDefined()
      return JSON.parse(lineOf() ?? '{}').cache
    }
    // The demonstration's past changes its products a moment after the first start.
    const owner = await openOwner(product.dataDir)
    await expect
      .poll(async () => (await owner.query('select from orders limit 1')).rowCount, { timeout: 60_000 })
      .toBe(1)
    await owner.end()
    // Each worker has a cache of its own.
    for (let times = 0; times < 20; times++) await search()
    await product.stop()
    await product.start()
    expect(await search()).toBe('hit')
  })

  test('a process of the database that does not notice that it is left alone is ended', async () => {
    const owner = await openOwner(product.dataDir)
    const backend = (await owner.query('select pg_backend_pid() as pid')).rows[0].pid
    kill(backend, 'SIGSTOP')
    await Promise.all([killPostmaster(product.dataDir), product.kill()])
    expect(isRunning(backend)).toBe(true)
    await product.start()
    expect(isRunning(backend)).toBe(false)
    await owner.end().catch(() => undefined)
  })

  test('a start that is refused leaves no database running', async () => {
    const migration = '9999-of-a-newer-version.sql'
    const owner = await openOwner(product.dataDir)
    await owner.query("insert into migrations (name, checksum) values ($1, '')", [migration])
    await owner.end()
    await product.stop()
    const refused = startProcess({ PORT: String(product.port), DATA_DIR: product.dataDir, WORKERS })
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toContain(migration)
    expect(findPostgres(product.dataDir)).toEqual([])
    const database = await startEmbedded(product.dataDir)
    const mending = await openOwner(product.dataDir)
    await mending.query('delete from migrations where name = $1', [migration])
    await mending.end()
    await database.stop()
    await product.start()
  })

  test('the number of the database, given to something else meanwhile, blocks nothing', async () => {
    const other = await startEmbedded(await makeFolder('other'))
    const pid = findPostgres(path.dirname(String(other.connection.host))).find(({ isFirst }) => isFirst)?.pid ?? 0
    const file = path.join((await choosePlace(product.dataDir)).data, 'postmaster.pid')
    const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
    await Promise.all([killPostgres(product.dataDir), product.kill()])
    await writeFile(file, [pid, ...rest].join('\n'))
    await product.start()
    expect(isRunning(pid)).toBe(true)
    await other.stop()
  })
})
