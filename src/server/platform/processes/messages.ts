/** What a supervisor tells a worker. */
export type ToWorker<Opening> = { kind: 'open'; opening: Opening } | { kind: 'stop' }

/** What a worker tells its supervisor. `failed` is for what the operator can mend: no other worker would fare better. */
export type FromWorker = { kind: 'ready' } | { kind: 'failed'; text: string }

/** Tells a worker its place among the workers, from 0; the one that is started in place of another has the same. */
export const slotVariable = 'HAAT_WORKER_SLOT'

/** Tells a worker that the one before it in its place had become ready. */
export const replacesVariable = 'HAAT_WORKER_REPLACES'
