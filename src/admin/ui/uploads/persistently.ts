import { CallError } from '../../../client/api.ts'

type Told = {
  signal?: AbortSignal
  /** Bytes that the server has. */
  onSent: (bytes: number) => void
  /** Called when the upload starts or stops waiting for the connection. */
  onWaiting?: (waits: boolean) => void
}

/** Delays between retries without progress, ms; after the last one the user is asked. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

/**
 * Uploads a file that the server takes in parts. After a lost connection it resumes from the server's position, as long as retries
 * make progress.
 * @param send asks where the server is, and sends the rest
 * @throws CallError, or the signal's reason
 */
export async function persistently<T>(send: (onSent: Told['onSent']) => Promise<T>, told: Told): Promise<T> {
  const { signal, onSent, onWaiting } = told
  let most = -1
  for (let tries = 0; ; tries++) {
    signal?.throwIfAborted()
    try {
      return await send((bytes) => {
        // Progress resets the retry count.
        if (bytes > most) tries = 0
        most = Math.max(most, bytes)
        onSent(bytes)
      })
    } catch (error) {
      const pause = pauses[tries]
      if (signal?.aborted || !isPassing(error) || pause === undefined) throw error
      onWaiting?.(true)
      await wait(pause, signal)
      onWaiting?.(false)
    }
  }
}

/** Whether a retry may help: no connection, a restarting or busy server, a part sent twice. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  const isPart = error.hasCode('upload.part') || error.hasCode('productImport.part')
  return isPart || [0, 408, 429, 502, 503, 504].includes(error.status)
}

/** Resolves after the pause, or earlier when the device is online again. */
function wait(pause: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, pause)
    window.addEventListener('online', end, { signal: over.signal })
    signal?.addEventListener('abort', end, { signal: over.signal })
  })
}
