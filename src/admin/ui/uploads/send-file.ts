import { CallError } from '../../../client/api.ts'
import { call, headersTo, refusedBy, withRemedy } from '../../../client/call.ts'
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  sendPart,
} from '../../../server/modules/content/media/uploads.contract.ts'
import type { MediaDetail } from '../../../shared/content/media/media-admin.ts'
import type { FinishedUpload, UploadState } from '../../../shared/content/media/uploads.ts'
import { markOf } from './mark.ts'
import { persistently } from './persistently.ts'

type Told = {
  signal: AbortSignal
  /** Bytes that the server has. */
  onSent: (bytes: number) => void
  /** Called when the upload starts or stops waiting for the connection. */
  onWaiting?: (waits: boolean) => void
  /** Id of the video or document that this file replaces. */
  replaces?: string
}

/**
 * Uploads a file in parts. After a lost connection it resumes from the server's position, as long as retries
 * make progress; an upload of the same file begun another day resumes as well.
 * Aborting cancels it on the server too, even while it waits for the connection.
 * @throws CallError, or the signal's reason
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
  const mark = await markOf(file)
  return persistently((onSent) => sendRest(file, mark, onBegun, { ...told, onSent }), told)
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

/** @throws CallError if it should replace another item of the library */
function asKnown(item: MediaDetail, replaces: string | undefined): FinishedUpload {
  if (replaces !== undefined && replaces !== item._id)
    throw new CallError(409, undefined, `This file is in the library already, as “${item.fileName}”.`)
  return { item, isKnown: true }
}

/** Failures are ignored: the server drops unfinished uploads after a day. */
async function takeBack({ _id }: UploadState): Promise<void> {
  await call(cancelUpload, { params: { upload: _id } }, { keepalive: true }).catch(() => undefined)
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
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
