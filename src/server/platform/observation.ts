import { openAccessLog } from './access-log.ts'
import type { Config } from './config.ts'
import type { Exchange, Observe } from './http/exchange.ts'
import type { SendMail } from './mail.ts'
import { type MetricSources, openMetrics } from './metrics/metrics.ts'

/** Access log and metrics of a process. */
export type Observation = {
  /** Undefined if neither is on. */
  observe: Observe | undefined
  counted: (send: SendMail) => SendMail
  watch: (sources: MetricSources) => void
  /** Writes buffered log lines and closes the metrics port. */
  close: () => Promise<void>
}

/**
 * Opens the access log and the metrics of this process, as configured.
 * @param slot the process's number on this machine, from 0, added to the metrics port
 * @throws StartError if that port is taken
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
