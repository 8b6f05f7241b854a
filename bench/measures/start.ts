import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../call.ts'
import { freePort, runChild, startChild } from '../child.ts'
import type { Role } from '../cores.ts'
import { buildInside } from '../inside/build.ts'
import { atMost, type Row, row } from '../measure.ts'
import type { Stage } from '../stage.ts'
import { median } from '../statistics.ts'

/**
 * From the start of the process, one with everything in it, with a database of its own, to the first whole answer of the home
 * page: with all cores, as it is when nothing else runs yet, and on one.
 */
export async function start({ folder, databaseUrl }: Stage): Promise<Row[]> {
  return [
    ...(await startsOn('start', path.join(folder, 'starting'), '', true)),
    ...(await startsOn('server', path.join(folder, 'starting-on-one'), ', on one core', false)),
    ...(await newSites(databaseUrl())),
  ]
}

async function startsOn(role: Role, dataDir: string, how: string, isTarget: boolean): Promise<Row[]> {
  const target = (most: number) => (isTarget ? atMost(most) : undefined)
  await mkdir(dataDir)
  const first = await firstAnswer(role, dataDir)
  const later: number[] = []
  for (let run = 0; run < 5; run++) later.push(await firstAnswer(role, dataDir))
  return [
    row(`first start: database and demonstration made${how}`, first, 'ms', target(4_000)),
    row(`warm start, median of five${how}`, median(later), 'ms', target(1_500)),
    row(`warm start, slowest of five${how}`, Math.max(...later), 'ms'),
  ]
}

/** Creating sites from a shop's starter: pages, menus, theme, catalogue and pictures. */
async function newSites(databaseUrl: string): Promise<Row[]> {
  const program = await buildInside('sites')
  const out = await runChild([process.execPath, program, '5'], 'server', {
    ...{ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
  })
  const times: number[] = JSON.parse(out)
  return [
    row('a site made from the starter of a shop, median of five', median(times), 'ms', atMost(1_000)),
    row('a site made from the starter of a shop, slowest of five', Math.max(...times), 'ms'),
  ]
}

async function firstAnswer(role: Role, dataDir: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    WORKERS: '1',
  }
  const starting = startChild([process.execPath, '--enable-source-maps', 'dist/server/main.js'], {
    ...{ role, env, ready: 'Haat is ready' },
  })
  const answered = untilAnswered(port, started)
  const child = await starting
  const took = await answered
  await child.stop()
  return took
}

async function untilAnswered(port: number, started: number): Promise<number> {
  while (performance.now() - started < 120_000) {
    const answer = await call({ port, host: `shop.localhost:${port}`, path: '/' }).catch(() => undefined)
    if (answer?.status === 200) return performance.now() - started
    await sleep(5)
  }
  throw new Error('the product did not answer within two minutes')
}
