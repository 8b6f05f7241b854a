import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Child, freePort, runChild, startChild } from '../child.ts'
import { buildInside } from '../inside/build.ts'
import { compareLoads, fromCrowd, type LoadPlan } from '../load.ts'
import { atLeast, atMost, type Row, row } from '../measure.ts'
import type { Stage } from '../stage.ts'

export const listPath = '/api/io/crm/admin/public/product/variants'

const lists: Record<string, object> = {
  'list of 40': { p: 0, s: 40 },
  'with filters': {
    ...{ p: 0, s: 40, sort: { field: 'price', order: 'ascend' } },
    filters: {
      category: [{ operator: 'IN', value: ['shelf-1', 'shelf-2', 'shelf-3'] }],
      price: [{ operator: 'BETWEEN', value: [100_000, 700_000] }],
      inStock: [{ operator: 'EQUALS', value: true }],
    },
  },
  'with text, a rare word': { p: 0, s: 40, q: 'rare' },
  'with text, common words': { p: 0, s: 40, q: 'terracotta bowl' },
}

const small = 1_000
const large = 100_000

/**
 * The product list of the API, and a server that does nothing else than to read the same rows from the database for every
 * request. It leaves out row-level security, the count, and all that is made of the rows; the product keeps the count and
 * what it has read of each product until that changes.
 */
export async function api(stage: Stage): Promise<Row[]> {
  stage.say(`Making shops of ${small} and ${large} products`)
  await stage.shop(small)
  await stage.shop(large)
  const program = await buildInside('statements')
  const rows: Row[] = []
  for (const [name, body] of Object.entries(lists)) rows.push(...(await measureList(stage, program, name, body)))
  return rows
}

async function measureList(stage: Stage, program: string, name: string, body: object): Promise<Row[]> {
  const bare = await Promise.all([small, large].map((size) => startBare(stage, program, size, body)))
  const plan = async (size: number, port: number): Promise<LoadPlan> => {
    const { host } = await stage.shop(size)
    return { port, requests: fromCrowd({ host, path: listPath, method: 'POST', body }), seconds: 3 }
  }
  const loads = await compareLoads(stage.folder, {
    small: await plan(small, stage.product.port),
    large: await plan(large, stage.product.port),
    bareSmall: await plan(small, bare[0]?.port ?? 0),
    bareLarge: await plan(large, bare[1]?.port ?? 0),
  })
  await Promise.all(bare.map((child) => child.stop()))
  return [
    row(`${name}: of 1,000 products`, loads.small.perSecond, 'requests/s'),
    row(`${name}: of 1,000 products, p99`, loads.small.p99, 'ms'),
    row(`${name}: of 100,000 products`, loads.large.perSecond, 'requests/s'),
    row(`${name}: of 100,000 products, p99`, loads.large.p99, 'ms'),
    row(`${name}: 1,000 over 100,000`, loads.small.perSecond / loads.large.perSecond, '×', atMost(3)),
    row(
      `${name}: of bare node:http and pg, which read the rows each time, 1,000`,
      loads.small.perSecond / loads.bareSmall.perSecond,
      '×',
      atLeast(0.5),
    ),
    row(
      `${name}: of bare node:http and pg, which read the rows each time, 100,000`,
      loads.large.perSecond / loads.bareLarge.perSecond,
      '×',
      atLeast(0.5),
    ),
  ]
}

async function startBare(stage: Stage, program: string, size: number, body: object): Promise<Child & { port: number }> {
  const { host, id } = await stage.shop(size)
  // The index of words is asked for the site that a connection is of.
  const env = {
    PGOPTIONS: `-c haat.site=${id}`,
    DATABASE_URL: stage.databaseUrl(),
    DATA_DIR: stage.folder,
    LOG_LEVEL: 'error',
  }
  const statements = await runChild([process.execPath, program, host, JSON.stringify(body)], 'load', env)
  const file = path.join(stage.folder, `statements-${randomUUID()}`)
  await writeFile(file, statements)
  const port = await freePort()
  const command = [process.execPath, 'bench/against/bare-query.ts', String(port), file]
  return { ...(await startChild(command, { role: 'server', ready: 'ready', env })), port }
}
