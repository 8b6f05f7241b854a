import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll } from 'vitest'
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
 * time of the server, which is in this one.
 */
export function otherThread(port: number): (errand: Errand) => Promise<Sent[]> {
  const worker = new Worker(path.resolve('tests/support/sender.ts'), { workerData: { port }, execArgv: [] })
  afterAll(() => worker.terminate())
  return (errand) => {
    const { promise, resolve, reject } = Promise.withResolvers<Sent[]>()
    worker.once('error', reject)
    worker.once('message', (sent: Sent[]) => {
      worker.off('error', reject)
      resolve(sent)
    })
    worker.postMessage(errand)
    return promise
  }
}
