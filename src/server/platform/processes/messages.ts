/** Message from the supervisor to a worker. */
export type ToWorker<Opening> = { kind: 'open'; opening: Opening } | { kind: 'stop' }

/** Message from a worker to its supervisor. `failed`: an error the operator must fix, which would stop every other worker too. */
export type FromWorker = { kind: 'ready' } | { kind: 'failed'; text: string }

/** Number of a worker, from 0; its replacement gets the same. */
export const slotVariable = 'HAAT_WORKER_SLOT'

/** Set if the previous worker with this number had become ready. */
export const replacesVariable = 'HAAT_WORKER_REPLACES'
