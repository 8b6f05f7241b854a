import { onStarterGone } from './starter.ts'

/**
 * Ctrl-C, SIGTERM and the end of the starter stop everything in order; a second signal stops it at once.
 * @param abandon called before the process exits at once
 */
export function onStopSignal(stop: () => Promise<void>, abandon: () => void = () => undefined): void {
  let stopping = false
  const handle = () => {
    if (stopping) {
      abandon()
      process.exit(1)
    }
    stopping = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
  onStarterGone(() => {
    if (!stopping) handle()
  })
}
