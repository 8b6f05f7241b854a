import { type FromWorker, replacesVariable, slotVariable, type ToWorker } from './messages.ts'

/** What a worker has of its supervisor. Without a supervisor it ends at once: Node sees to that. */
export type Supervisor<Opening> = {
  /** Resolves with what this worker works with, once the supervisor knows. */
  opening: Promise<Opening>
  /** Called when the supervisor wants this worker to stop. */
  onStop: (stop: () => void) => void
  tellReady: () => void
}

/** Called first thing, or a message may be missed. */
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

/** Ends this worker and all others: the operator has something to mend. */
export function tellFailed(text: string): void {
  tell({ kind: 'failed', text }, () => process.exit(1))
}

function tell(message: FromWorker, sent: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, sent)
}

/** This worker's place among the workers, from 0; 0 for a process that is none. */
export function slotOfWorker(): number {
  return Number(process.env[slotVariable] ?? 0)
}

/** True for a worker that was started in the place of one that had served already. */
export function replacesAnother(): boolean {
  return process.env[replacesVariable] === '1'
}
