import { type FromWorker, replacesVariable, slotVariable, type ToWorker } from './messages.ts'

/** A worker's connection to its supervisor. If the supervisor dies, Node ends the worker. */
export type Supervisor<Opening> = {
  /** Resolves with the connections and secret, once the supervisor has them. */
  opening: Promise<Opening>
  /** Called when the supervisor wants this worker to stop. */
  onStop: (stop: () => void) => void
  tellReady: () => void
}

/** Must be called first, or a message may be missed. */
export function hearSupervisor<Opening>(): Supervisor<Opening> {
  const opening = Promise.withResolvers<Opening>()
  const stopping = Promise.withResolvers<void>()
  process.on('message', (message: ToWorker<Opening>) => {
    if (message.kind === 'open') opening.resolve(message.opening)
    if (message.kind === 'stop') stopping.resolve()
  })
  return {
    opening: opening.promise,
    onStop: (stop) => void stopping.promise.then(stop),
    tellReady: () => tell({ kind: 'ready' }),
  }
}

/** Ends this worker and all others, for an error the operator must fix. */
export function tellFailed(text: string): void {
  tell({ kind: 'failed', text }, () => process.exit(1))
}

function tell(message: FromWorker, sent: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, sent)
}

/** This worker's number, from 0; 0 for a process that is no worker. */
export function slotOfWorker(): number {
  return Number(process.env[slotVariable] ?? 0)
}

/** Whether this worker replaces one that had been ready. */
export function replacesAnother(): boolean {
  return process.env[replacesVariable] === '1'
}
