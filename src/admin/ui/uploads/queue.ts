import { CallError } from '../../../client/api.ts'
import type { MediaItem } from '../../../shared/content/media/media-admin.ts'
import { messages } from '../../../shared/messages.ts'
import { sendFile } from './send-file.ts'

/**
 * A file being uploaded. `sent` is the bytes that the server has; `waits` means that there is no connection. A `done` file is in the
 * library; `isKnown` means that it was there before, `isAnimated` that pages show only its first picture.
 */
export type Upload = {
  key: number
  /** Id of the screen or dialog where it was chosen. */
  place: number
  file: File
  sent: number
  state: 'queued' | 'sending' | 'done' | 'fault'
  waits: boolean
  isKnown: boolean
  isAnimated: boolean
  fault: string
  /** False for a file of a kind that is not accepted. */
  mayRetry: boolean
}

type Waiting = { onDone?: ((item: MediaItem, key: number) => void) | undefined }

const atOnce = 3
let keys = 0
let all: readonly Upload[] = []
const waiting = new Map<number, Waiting>()
const stops = new Map<number, AbortController>()
const listeners = new Set<() => void>()
let ended = 0

/** The upload queue of this tab. It continues when the screen changes. */
export const uploadQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  all: (): readonly Upload[] => all,

  /** Number of finished, failed and cancelled uploads. */
  ended: (): number => ended,

  /** @param onDone called for each file once it is in the library, in order of completion; keys rise in the order of `files` */
  add(files: Iterable<File>, place: number, onDone?: Waiting['onDone']): void {
    const added = Array.from(files, (file): Upload => ({ ...fresh, key: keys++, place, file }))
    for (const { key } of added) waiting.set(key, { onDone })
    // A new upload clears the finished ones.
    set([...(isBusy() ? all : all.filter(({ state }) => state === 'fault')), ...added])
    next()
  },

  /** Adds a file that is not sent, with its error. */
  refuse(file: File, place: number, fault: string): void {
    set([...all, { ...fresh, key: keys++, place, file, state: 'fault', fault, mayRetry: false }])
  },

  retry(key: number): void {
    change(key, { state: 'queued', fault: '' })
    next()
  },

  retryAll(): void {
    for (const { key, state, mayRetry } of all)
      if (state === 'fault' && mayRetry) change(key, { state: 'queued', fault: '' })
    next()
  },

  /** Also aborts an upload in progress. */
  remove(key: number): void {
    stops.get(key)?.abort(new Error('taken back'))
    waiting.delete(key)
    set(all.filter((upload) => upload.key !== key))
    next()
  },

  /** Cancels all unfinished uploads. */
  cancelAll(): void {
    for (const { key, state } of all) if (state !== 'done') this.remove(key)
  },

  clear(): void {
    const isOpen = ({ state }: Upload) => state === 'queued' || state === 'sending'
    for (const upload of all) if (!isOpen(upload)) waiting.delete(upload.key)
    set(all.filter(isOpen))
  },
}

const fresh = {
  sent: 0,
  state: 'queued',
  waits: false,
  isKnown: false,
  isAnimated: false,
  fault: '',
  mayRetry: true,
} as const

function isBusy(): boolean {
  return all.some(({ state }) => state === 'queued' || state === 'sending')
}

function set(after: readonly Upload[]): void {
  all = after
  for (const listener of listeners) listener()
}

function change(key: number, part: Partial<Upload>): void {
  set(all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
}

function next(): void {
  const free = atOnce - all.filter(({ state }) => state === 'sending').length
  const queued = all.filter(({ state }) => state === 'queued').slice(0, Math.max(0, free))
  for (const upload of queued) void send(upload)
}

async function send({ key, file }: Upload): Promise<void> {
  const stop = new AbortController()
  stops.set(key, stop)
  change(key, { state: 'sending', waits: false })
  try {
    const { item, isKnown } = await sendFile(file, {
      signal: stop.signal,
      onSent: (sent) => change(key, { sent }),
      onWaiting: (waits) => change(key, { waits }),
    })
    const { onDone } = waiting.get(key) ?? {}
    waiting.delete(key)
    change(key, { state: 'done', sent: file.size, isKnown, isAnimated: item.isAnimated })
    onDone?.(item, key)
  } catch (error) {
    if (!stop.signal.aborted) change(key, { state: 'fault', waits: false, fault: textOf(error) })
  } finally {
    stops.delete(key)
    ended++
    set(all)
    next()
  }
}

const textOf = (error: unknown) => (error instanceof CallError ? error.message : messages['server.error'])
