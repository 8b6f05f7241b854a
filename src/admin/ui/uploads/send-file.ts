import { CallError } from '../../../client/api.ts'
import { call, headersTo, refusedBy, withRemedy } from '../../../client/call.ts'
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  sendPart,
} from '../../../server/modules/content/media/uploads.contract.ts'
import type { MediaDetail } from '../../../shared/content/media-admin.ts'
import type { FinishedUpload, UploadState } from '../../../shared/content/uploads.ts'
import { markOf } from './mark.ts'

type Told = {
  signal: AbortSignal
  /** How many bytes the server has. */
  onSent: (bytes: number) => void
  /** It waits for the connection, or goes on. */
  onWaiting?: (waits: boolean) => void
  /** The video or document that gets this file. */
  replaces?: string
}

/** Waits between tries that bring nothing, ms; after the last the person is asked. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

/**
 * Sends a file into the library, part after part. Where the connection breaks off it goes on where the server has it, as often as
 * something comes through; the same file begun another day goes on as well.
 * One that is aborted is taken back from the server, also while it waits for the connection.
 * @throws CallError, and the signal's reason
 */
export async function sendFile(file: File, told: Told): Promise<FinishedUpload> {
  let begun: UploadState | undefined
  try {
    return await sendPersistently(file, told, (upload) => {
      begun = upload
    })
  } catch (error) {
    if (told.signal.aborted && begun) await takeBack(begun)
    throw error
  }
}

type Begun = (upload: UploadState) => void

async function sendPersistently(file: File, told: Told, onBegun: Begun): Promise<FinishedUpload> {
  const { signal, onSent, onWaiting } = told
  const mark = await markOf(file)
  let most = -1
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted()
    try {
      return await sendRest(file, mark, onBegun, {
        ...told,
        onSent(bytes) {
          // What brings it on is no failed try.
          if (bytes > most) tries = 0
          most = Math.max(most, bytes)
          onSent(bytes)
        },
      })
    } catch (error) {
      const pause = pauses[tries]
      if (signal.aborted || !isPassing(error) || pause === undefined) throw error
      onWaiting?.(true)
      await wait(pause, signal)
      onWaiting?.(false)
    }
  }
}

async function sendRest(file: File, mark: string, onBegun: Begun, told: Told): Promise<FinishedUpload> {
  const { upload, known } = (await call(beginUpload, { body: { name: file.name, bytes: file.size, mark } })).data
  if (known) return asKnown(known, told.replaces)
  if (!upload) throw new Error('an upload was begun and is not there')
  onBegun(upload)
  return sendParts(upload, file, told)
}

async function sendParts(upload: UploadState, file: File, told: Told): Promise<FinishedUpload> {
  let { received } = upload
  told.onSent(received)
  while (received < file.size) {
    told.signal.throwIfAborted()
    const part = file.slice(received, received + upload.partBytes)
    const from = received
    ;({ received } = await withRemedy(() =>
      putPart(upload, from, part, { ...told, onSent: (sent) => told.onSent(from + sent) }),
    ))
    told.onSent(received)
  }
  const { signal, replaces } = told
  signal.throwIfAborted()
  const body = replaces === undefined ? {} : { replaces }
  return (await call(finishUpload, { params: { upload: upload._id }, body })).data
}

/** @throws CallError where it was to replace another thing of the library */
function asKnown(item: MediaDetail, replaces: string | undefined): FinishedUpload {
  if (replaces !== undefined && replaces !== item._id)
    throw new CallError(409, undefined, `This file is in the library already, as “${item.fileName}”.`)
  return { item, isKnown: true }
}

/** A failure is ignored: the server drops unfinished uploads after a day. */
async function takeBack({ _id }: UploadState): Promise<void> {
  await call(cancelUpload, { params: { upload: _id } }, { keepalive: true }).catch(() => undefined)
}

/** By XMLHttpRequest, because fetch does not say how much has been sent. */
function putPart(upload: UploadState, from: number, part: Blob, { signal, onSent }: Told): Promise<UploadState> {
  const path = sendPart.path.replace('{upload}', upload._id).replace('{from}', String(from))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', path)
    request.responseType = 'json'
    request.timeout = 90_000
    for (const [name, value] of Object.entries(headersTo(path))) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, part.size))
    request.onload = () => {
      const answer: { data: UploadState } | null = request.response
      if (request.status === 200 && answer) return resolve(answer.data)
      reject(refusedBy(request.status, path, answer ?? undefined))
    }
    request.onerror = request.ontimeout = () => reject(new CallError(0, undefined, lost))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.set('file', part)
    request.send(form)
  })
}

const lost = 'The connection broke off. It goes on where it was when you try again.'

/** What may be otherwise in a moment: no connection, a server that starts again or has much to do, a part that came twice. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return [0, 408, 429, 502, 503, 504].includes(error.status) || error.hasCode('upload.part')
}

/** Until the pause is over, or the device has a connection again. */
function wait(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, pause)
    window.addEventListener('online', end, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
}
