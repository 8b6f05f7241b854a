import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Exchange, Observe } from '../http/exchange.ts'
import type { QueueCounts } from '../jobs.ts'
import type { SendMail } from '../mail.ts'
import { serveMetrics } from './serve-metrics.ts'

/** Values read on each scrape. */
export type MetricSources = {
  pages: () => { hits: number; makes: number; bytes: number; entries: number }
  pool: () => { size: number; idle: number; waiting: number }
  jobs: () => Promise<QueueCounts[]>
}

export type Metrics = {
  observe: Observe
  /** Wraps a mailer to count its mails by outcome. */
  counted: (send: SendMail) => SendMail
  /** Adds sources that are read on each scrape. */
  watch: (sources: MetricSources) => void
  port: number
  close: () => Promise<void>
}

/**
 * Metrics of this process in Prometheus format, at a separate address. Undefined if the settings have none. No label contains a
 * site, an address or any other unbounded value.
 * @param slot the process's number on this machine, from 0, added to the port
 * @throws StartError if the port is taken
 */
export async function openMetrics(
  { metricsAt, metricsToken }: Pick<Config, 'metricsAt' | 'metricsToken'>,
  slot = 0,
): Promise<Metrics | undefined> {
  if (!metricsAt) return undefined
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const mails = new Counter({
    name: 'haat_mails_total',
    help: 'Mails by what became of them: sent, kept in the mailbox because no server is set up, or failed for now',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const at = { host: metricsAt.host, port: metricsAt.port === 0 ? 0 : metricsAt.port + slot }
  const { port, close } = await serveMetrics(registry, at, metricsToken)
  return {
    observe: requestDurations(registry),
    counted: (send) => async (from, id, mail) => {
      try {
        const sent = await send(from, id, mail)
        mails.inc({ outcome: sent ? 'sent' : 'kept' })
        return sent
      } catch (error) {
        mails.inc({ outcome: 'failed' })
        throw error
      }
    },
    watch(sources) {
      watchPages(registry, sources)
      watchPool(registry, sources)
      watchJobs(registry, sources)
    },
    port,
    close,
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function requestDurations(registry: Registry): Observe {
  const histogram = new Histogram({
    name: 'haat_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  // Looking up a series by labels takes longer than counting.
  const series = new Map<string, ReturnType<typeof histogram.labels>>()
  const seriesOf = ({ method, route, status }: Exchange) => {
    const key = `${method} ${route} ${status}`
    const known = series.get(key)
    if (known) return known
    const named = methods.has(method) ? method : 'other'
    const made = histogram.labels({ method: named, route, status: `${Math.floor(status / 100)}xx` })
    series.set(key, made)
    return made
  }
  return (exchange) => seriesOf(exchange).observe(exchange.ms / 1_000)
}

function watchPages(registry: Registry, { pages }: MetricSources): void {
  const names = {
    hits: ['haat_page_cache_hits_total', 'Answers from the page cache'],
    makes: ['haat_page_cache_makes_total', 'Pages that had to be made'],
    bytes: ['haat_page_cache_bytes', 'Bytes that the page cache holds'],
    entries: ['haat_page_cache_entries', 'Pages that the page cache holds'],
  } as const
  for (const which of ['hits', 'makes'] as const) {
    const [name, help] = names[which]
    let before = 0
    new Counter({
      ...{ name, help, registers: [registry] },
      collect() {
        const now = pages()[which]
        this.inc(Math.max(0, now - before))
        before = now
      },
    })
  }
  for (const which of ['bytes', 'entries'] as const) {
    const [name, help] = names[which]
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(pages()[which])
      },
    })
  }
}

function watchPool(registry: Registry, { pool }: MetricSources): void {
  new Gauge({
    name: 'haat_database_connections',
    help: 'Connections of the pool that serves requests: open, and idle among them',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { size, idle } = pool()
      this.set({ state: 'open' }, size)
      this.set({ state: 'idle' }, idle)
    },
  })
  new Gauge({
    name: 'haat_database_waiting',
    help: 'Callers that wait for a connection',
    registers: [registry],
    collect() {
      this.set(pool().waiting)
    },
  })
}

function watchJobs(registry: Registry, { jobs }: MetricSources): void {
  new Gauge({
    name: 'haat_jobs',
    help: 'Jobs of the whole deployment by queue and state, as counted within the last quarter of a minute',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      // During an outage the other metrics are all the more needed.
      for (const { queue, counts } of await jobs().catch(() => []))
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count)
    },
  })
}
