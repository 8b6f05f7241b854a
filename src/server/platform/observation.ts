import { openAccessLog } from './access-log.ts'
import type { Config } from './config.ts'
import type { Exchange, Observe } from './http/exchange.ts'
import type { SendMail } from './mail.ts'
import { type MetricSources, openMetrics } from './metrics/metrics.ts'

/** What the operator sees of a process while it works. */
export type Observation = {
  /** Undefined where nobody observes requests. */
  observe: Observe | undefined
  counted: (send: SendMail) => SendMail
  watch: (sources: MetricSources) => void
  /** Writes what is still in memory, and closes the address of the metrics. */
  close: () => Promise<void>
}

/**
 * Opens the access log and the metrics of this process, as far as the settings want them.
 * @param slot of several processes on one machine each has its own, from 0: it is added to the port of the metrics
 * @throws StartError when that port is taken
 */
export async function openObservation(config: Config, slot = 0): Promise<Observation> {
  const metrics = await openMetrics(config, slot)
  const accessLog = openAccessLog(config)
  return {
    observe: both(accessLog?.observe, metrics?.observe),
    counted: (send) => metrics?.counted(send) ?? send,
    watch: (sources) => metrics?.watch(sources),
    async close() {
      await Promise.all([accessLog?.close(), metrics?.close()])
    },
  }
}

function both(one: Observe | undefined, other: Observe | undefined): Observe | undefined {
  if (!one || !other) return one ?? other
  return (exchange: Exchange) => {
    one(exchange)
    other(exchange)
  }
}
