// The load where wrk is not installed: `own-load.ts <port> <connections> <seconds> <file of requests as JSON>`.
import { readFile } from 'node:fs/promises'
import { call } from './call.ts'
import type { Load, Request } from './load.ts'
import { percentile } from './statistics.ts'

const [port = 0, connections = 1, seconds = 1] = process.argv.slice(2).map(Number)
const requests = JSON.parse(await readFile(process.argv[5] ?? '', 'utf8')) as Request[]
const times: number[] = []
let failed = 0
let next = 0

async function connection(until: number): Promise<void> {
  while (performance.now() < until) {
    const request = requests[next++ % requests.length]
    if (!request) return
    const { status, ms } = await call({ port, ...request }).catch(() => ({ status: 599, ms: 0 }))
    if (status >= 400) failed++
    times.push(ms)
  }
}

const started = performance.now()
await Promise.all(Array.from({ length: connections }, () => connection(started + seconds * 1_000)))
const load: Load = {
  perSecond: (times.length / (performance.now() - started)) * 1_000,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  requests: times.length,
  failed,
}
process.stdout.write(JSON.stringify(load))
process.exit(0)
