import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../call.ts'
import { runChild } from '../child.ts'
import type { Accounts } from '../inside/accounts.ts'
import { buildInside } from '../inside/build.ts'
import { atMost, type Row, row } from '../measure.ts'
import { residentOf } from '../processes.ts'
import { startProduct } from '../product.ts'
import type { Stage } from '../stage.ts'
import { median, percentile } from '../statistics.ts'

/** Sites created by sign-up. */
const sites = 10_000
/** Number of these sites whose home page is requested, once each. */
const visited = 500

/** Sessions, sign-ins and sign-ups, then a fresh process that serves these sites. */
export async function accounts(stage: Stage): Promise<Row[]> {
  stage.say(`Signing up for ${sites} sites`)
  const program = await buildInside('accounts')
  const env = { DATABASE_URL: stage.databaseUrl(), LOG_LEVEL: 'error' }
  const found: Accounts = JSON.parse(await runChild([process.execPath, program, String(sites)], 'server', env))
  const { signUps, hostLookUps, tokenChecks, signIns } = found
  const made = signUps.count.toLocaleString('en-IN')
  return [
    row('who asks, by the token of a session: median', median(tokenChecks) * 1_000, 'µs'),
    row('who asks, by the token of a session: p99', percentile(tokenChecks, 0.99) * 1_000, 'µs'),
    row('sign-ins by password', signIns.count / signIns.seconds, 'a second'),
    row('the event loop meanwhile: delay, p99', signIns.loopDelayP99, 'ms'),
    row('the event loop meanwhile: delay, most', signIns.loopDelayMost, 'ms'),
    row(`${made} sites by sign-up, each with its code`, (60 * signUps.count) / signUps.seconds, 'a minute'),
    row('a site by sign-up, four at a time: median', median(signUps.times), 'ms', atMost(1_000)),
    row('a site by sign-up, four at a time: p99', percentile(signUps.times, 0.99), 'ms', atMost(1_000)),
    row(`a site found by its host among ${made}: median`, median(hostLookUps) * 1_000, 'µs'),
    row(`a site found by its host among ${made}: p99`, percentile(hostLookUps, 0.99) * 1_000, 'µs'),
    ...(await firstVisits(stage)),
  ]
}

/** The home pages of sites that this process has not been asked for before, one after the other. */
async function firstVisits(stage: Stage): Promise<Row[]> {
  const { rows: found } = await stage.owner.query(
    "select key from sites where key like 'bench-%' order by random() limit $1",
    [visited],
  )
  const product = await startProduct({ dataDir: stage.folder, databaseUrl: stage.databaseUrl() })
  await sleep(3_000)
  const idle = residentOf(product.pid)
  const times: number[] = []
  for (const { key } of found) {
    // As in inside/accounts.ts.
    await sleep(25)
    const { status, ms } = await call({ port: product.port, host: `${key}.localhost`, path: '/' })
    if (status !== 200) throw new Error(`the home page of ${key} answered ${status}`)
    times.push(ms)
  }
  const after = residentOf(product.pid)
  await product.stop()
  return [
    row('first page of a site that was never visited: median', median(times), 'ms'),
    row('first page of a site that was never visited: p99', percentile(times, 0.99), 'ms'),
    row('the web process before them', idle, 'MB'),
    row(`the web process after ${visited} of them`, after, 'MB'),
  ]
}
