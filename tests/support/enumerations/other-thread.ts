import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach } from 'vitest'
import type { Bodies } from './worst-shapes.ts'

/** A request, or one with each of the worst bodies; `only` is one of those, by its place among them. */
export type Errand = {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string
  bodies?: Bodies
  only?: number
}

/** Status 0 where the line was closed. */
export type Sent = { name: string; status: number }

/**
 * Sends requests from a thread of its own, one after the other: what a client does, and to make what it sends, takes no
 * time of the server, which is in this one. The thread ends with the test: one that came to its limit sends nothing more.
 */
export function otherThread(port: number): (errand: Errand) => Promise<Sent[]> {
  let worker: Worker | undefined
  let count = 0
  afterEach(async () => {
    await worker?.terminate()
    worker = undefined
  })
  return (errand) => {
    worker ??= new Worker(path.resolve('tests/support/outside/sender.ts'), {
      workerData: { port, thread: count++ },
      execArgv: [],
    })
    const thread = worker
    const { promise, resolve, reject } = Promise.withResolvers<Sent[]>()
    thread.once('error', reject)
    thread.once('message', (sent: Sent[]) => {
      thread.off('error', reject)
      resolve(sent)
    })
    thread.postMessage(errand)
    return promise
  }
}
