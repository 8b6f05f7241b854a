import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartError } from '../config.ts'
import { closeLostConnections } from './lost-connections.ts'
import { type FromWorker, replacesVariable, slotVariable, type ToWorker } from './messages.ts'

export type Workers<Opening> = {
  /** Passes the opening to every worker, later ones too. @returns once all of them are ready */
  open: (opening: Opening) => Promise<void>
  /** Rejects when the workers cannot be kept alive. */
  lost: Promise<never>
  /** Lets each worker finish its requests. @returns once all have ended */
  stop: () => Promise<void>
  /** Kills them at once. */
  kill: () => void
}

type Given = {
  count: number
  /** Environment variables in addition to this process's own; undefined removes one. */
  env: NodeJS.ProcessEnv
  /** How long a worker may take to stop before it is killed, ms. */
  stopWithin: number
  log: Logger
}

/** A worker that lives for less than this has died early, ms. */
const shortLife = 10_000
/** How many consecutive early deaths a worker's slot may have. */
const mostEarlyDeaths = 5
const longestPause = 5_000

/**
 * Keeps this many processes of this program running, which share their ports. A dead one is restarted, with growing delays
 * while it dies early.
 */
export function startWorkers<Opening>({ count, env, stopWithin, log }: Given): Workers<Opening> {
  const stopping = new AbortController()
  const opening = Promise.withResolvers<Opening>()
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => undefined)
  const places = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const ended = Promise.all(places.map(({ resolve }, slot) => keepOne(slot, resolve).catch(lost.reject)))

  async function keepOne(slot: number, ready: () => void): Promise<void> {
    let early = 0
    let hasServed = false
    while (!stopping.signal.aborted) {
      const began = performance.now()
      const worker = cluster.fork({ ...env, [slotVariable]: String(slot), [replacesVariable]: hasServed ? '1' : '0' })
      closeLostConnections(worker)
      hear(worker, () => {
        hasServed = true
        ready()
      })
      const how = await endOf(worker)
      if (stopping.signal.aborted) return
      early = performance.now() - began < shortLife ? early + 1 : 0
      if (early >= mostEarlyDeaths) {
        log.fatal(how, 'workers die as soon as they are started; this is given up')
        throw new StartError('Workers die as soon as they are started; the log says how.')
      }
      log.error(how, 'a worker has ended; another one is started')
      await sleep(Math.min(100 * 2 ** early, longestPause), undefined, stopping).catch(() => undefined)
    }
  }

  function hear(worker: Worker, ready: () => void): void {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') ready()
      if (message.kind === 'failed') lost.reject(new StartError(message.text))
    })
    opening.promise.then((given) => tell(worker, { kind: 'open', opening: given }))
  }

  const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const kill = () => {
    stopping.abort()
    for (const worker of all()) worker.process.kill('SIGKILL')
  }

  return {
    lost: lost.promise,
    async open(given) {
      opening.resolve(given)
      await Promise.race([Promise.all(places.map(({ promise }) => promise)), lost.promise])
    },
    async stop() {
      stopping.abort()
      for (const worker of all()) tell(worker, { kind: 'stop' })
      const late = setTimeout(kill, stopWithin)
      await ended
      clearTimeout(late)
    },
    kill,
  }
}

type End = { worker?: number; code?: number; signal?: string; err?: Error }

/** Resolves when a worker has ended, or could not be started at all. */
function endOf(worker: Worker): Promise<End> {
  const { pid } = worker.process
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve({ worker: pid, code, signal }))
    // A running worker emits errors too, for messages that it no longer receives.
    worker.on('error', (err) => {
      if (pid === undefined) resolve({ err })
    })
  })
}

function tell<Opening>(worker: Worker, message: ToWorker<Opening>): void {
  // An ending worker takes no messages.
  if (worker.isConnected()) worker.send(message)
}
