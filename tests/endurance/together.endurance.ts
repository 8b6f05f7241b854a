import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '../../src/server/platform/postgres/embedded.ts'
import { asker } from './support/ask.ts'
import { freePort, type Process, startProcess } from './support/process.ts'
import { makeFolder } from './support/product.ts'
import { scaled } from './support/scale.ts'

const folder = await makeFolder('together')
const postgres = await startEmbedded(folder)
const url = `postgres://haat_owner@localhost/haat?host=${encodeURIComponent(String(postgres.connection.host))}`
const started: Process[] = []

afterAll(async () => {
  for (const { kill } of started) kill('SIGTERM')
  await Promise.all(started.map(({ ended }) => ended))
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

test('four processes that start at once on a fresh database all answer, and the sites are made once', async () => {
  const ports = await Promise.all(Array.from({ length: 4 }, freePort))
  const settings = { DATABASE_URL: url, DATA_DIR: folder, WORKERS: '1', HAAT_DEMO: String(scaled(1, 0)) }
  started.push(...ports.map((port) => startProcess({ ...settings, PORT: String(port) })))
  await Promise.all(started.map(({ untilSaid }) => untilSaid('Haat is ready')))
  for (const port of ports) expect((await asker(port, `localhost:${port}`)('/')).status).toBe(200)
  const owner = new pg.Client(postgres.connection)
  await owner.connect()
  const { rows } = await owner.query('select key, count(*)::int from sites group by key order by key')
  const templates = await owner.query(
    "select site_id, key from pages where kind = 'template' group by 1, 2 having count(*) > 1",
  )
  await owner.end()
  expect(rows).toEqual(
    scaled(1, 0) ? ['', 'events', 'shop'].map((key) => ({ key, count: 1 })) : [{ key: '', count: 1 }],
  )
  expect(templates.rows).toEqual([])
})
