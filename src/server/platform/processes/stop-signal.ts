import { onStarterGone } from './starter.ts'

/** Signals that come within this time are one, ms: a whole group gets its own, and the starter passes on the one that it got. */
const together = 1_000

/**
 * Ctrl-C, SIGTERM and the end of the starter stop everything in order; a further signal stops it at once.
 * @param abandon called before the process exits at once
 */
export function onStopSignal(stop: () => Promise<void>, abandon: () => void = () => undefined): void {
  let since: number | undefined
  const handle = () => {
    if (since !== undefined) {
      if (performance.now() - since < together) return
      abandon()
      process.exit(1)
    }
    since = performance.now()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
  onStarterGone(() => {
    if (since === undefined) handle()
  })
}
