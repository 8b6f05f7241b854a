import type { ChildProcess } from 'node:child_process'
import type { Worker } from 'node:cluster'

/** A connection as the cluster hands it to a worker, and the worker's word that it has it. */
type HandOver = { act?: string; seq?: number }
type Answer = { ack?: number }

/**
 * Closes the connections that a worker was handed and could not take any more because it died. Node forgets them
 * (nodejs/node 21746), and who waits at the other end would wait for ever. This reads the cluster's own messages; should
 * they change one day, it does nothing.
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
