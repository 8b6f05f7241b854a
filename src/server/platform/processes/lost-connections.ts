import type { ChildProcess } from 'node:child_process'
import type { Worker } from 'node:cluster'

/** A connection passed to a worker, and the worker's acknowledgement. */
type HandOver = { act?: string; seq?: number }
type Answer = { ack?: number }

/**
 * Closes connections that were passed to a worker that died before accepting them. Node forgets them (nodejs/node 21746), and
 * their clients would wait for ever. Reads the cluster module's internal messages; if they change, it does nothing.
 */
export function closeLostConnections(worker: Worker): void {
  const child: ChildProcess = worker.process
  const underWay = new Map<number, { close: () => void }>()
  const send = child.send.bind(child) as (...given: unknown[]) => boolean
  child.send = (message: HandOver, ...more: unknown[]) => {
    const [handle] = more
    if (message.act === 'newconn' && message.seq !== undefined && canClose(handle)) underWay.set(message.seq, handle)
    return send(message, ...more)
  }
  child.on('internalMessage', ({ ack }: Answer) => {
    if (ack !== undefined) underWay.delete(ack)
  })
  child.once('exit', () => {
    for (const handle of underWay.values()) handle.close()
  })
}

function canClose(handle: unknown): handle is { close: () => void } {
  return typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function'
}
