import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { mostBytesOf, partBytes } from '../../../src/shared/content/media/media-files.ts'
import type { Answer, TestSite } from '../app.ts'

/** Noise, so that no two pictures of a test are the same. */
export function photo(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#a65', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
}

type Upload = {
  token?: string
  bytes: Uint8Array | string
  name?: string
  alt?: string
  path?: string
  method?: 'POST' | 'PUT'
}

/** Sends a file the way a browser's form does. */
export async function upload(
  site: TestSite,
  { token, bytes, name = 'picture.png', alt, path = '/api/v1/media', method = 'POST' }: Upload,
): Promise<Answer> {
  const form = new FormData()
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  if (alt !== undefined) form.set('alt', alt)
  const sent = new Request('http://x', { method, body: form })
  const body = await sent.blob()
  return site.call(method, path, {
    token,
    body,
    headers: { 'content-type': sent.headers.get('content-type') ?? '', 'content-length': String(body.size) },
  })
}

type InParts = { token: string; bytes: Uint8Array; name?: string; mark?: string }

/** Uploads a file in parts, as the admin does. @returns the answer to the last call, or to the one that was refused */
export async function uploadInParts(site: TestSite, { token, bytes, name = 'file', mark }: InParts): Promise<Answer> {
  const begun = await site.call('POST', '/api/v1/uploads', {
    token,
    body: { name, bytes: bytes.length, mark: mark ?? markOf(bytes) },
  })
  if (begun.status !== 200 || begun.body.data.known) return begun
  const { _id, received } = begun.body.data.upload
  for (let from: number = received; from < bytes.length; from += partBytes) {
    const sent = await sendPart(site, { token, id: _id, from, bytes: bytes.subarray(from, from + partBytes) })
    if (sent.status !== 200) return sent
  }
  return site.call('POST', `/api/v1/uploads/${_id}/finish`, { token, body: {} })
}

export async function sendPart(
  site: TestSite,
  { token, id, from, bytes }: { token: string; id: string; from: number; bytes: Uint8Array },
): Promise<Answer> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'part'))
  const sent = new Request('http://x', { method: 'PUT', body: form })
  return site.call('PUT', `/api/v1/uploads/${id}/parts/${from}`, {
    token,
    body: await sent.blob(),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  })
}

const sha256 = (value: Uint8Array | string) => createHash('sha256').update(value).digest('hex')

/** The checksum of a file as it is stated before the file is sent. */
export function markOf(bytes: Uint8Array): string {
  if (bytes.length <= mostBytesOf.picture) return sha256(bytes)
  const sums: string[] = []
  for (let at = 0; at < bytes.length; at += partBytes) sums.push(sha256(bytes.subarray(at, at + partBytes)))
  return sha256(sums.join(''))
}
