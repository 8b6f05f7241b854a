import { StartError } from '../../platform/config.ts'
import { type Requests, readRefusal, S3Error, textOf } from './requests.ts'

const mebibyte = 1024 * 1024
/** Servers require parts of at least 5 MiB, except the last one, and at most 10,000 of them. */
const smallestPart = 16 * mebibyte

/** Parts grow, so that 10,000 hold 800 GiB while a small backup needs little memory. */
function sizeOfPart(number: number): number {
  return smallestPart * (1 + Math.floor(number / 1_000))
}

/**
 * Uploads a stream in parts, one in memory at a time. The object appears only when complete; the parts of a failed upload are
 * removed.
 * @param ask about the target
 * @param name of the target, for error messages
 * @returns its size in bytes
 */
export async function uploadParts(chunks: AsyncIterable<Uint8Array>, ask: Requests, name: string): Promise<number> {
  const started = await ask({ method: 'POST', query: { uploads: '' } })
  const uploadId = textOf(await started.text(), 'UploadId')
  if (!uploadId) throw new StartError(`${name}: the server did not begin an upload`)
  try {
    const tags: string[] = []
    let size = 0
    for await (const body of partsOf(chunks)) {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const answer = await ask({ method: 'PUT', query, body })
      tags.push(answer.headers.get('etag') ?? '')
      size += body.length
    }
    await complete(ask, { uploadId, tags, size, name })
    return size
  } catch (error) {
    await ask({ method: 'DELETE', query: { uploadId } }).catch(() => undefined)
    throw error
  }
}

async function* partsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let length = 0
  let number = 1
  for await (const chunk of chunks) {
    held.push(chunk)
    length += chunk.length
    if (length < sizeOfPart(number)) continue
    yield Buffer.concat(held)
    number++
    held = []
    length = 0
  }
  if (length > 0 || number === 1) yield Buffer.concat(held)
}

type Uploaded = { uploadId: string; tags: string[]; size: number; name: string }

async function complete(ask: Requests, { uploadId, tags, size, name }: Uploaded): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`)
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  try {
    const text = await (await ask({ method: 'POST', query: { uploadId }, body })).text()
    // The reply's status is sent before the server knows the outcome.
    if (text.includes('<Error>')) throw readRefusal(text, 200, name)
  } catch (error) {
    // On a retry after a lost reply, the server no longer knows the upload.
    if (!(error instanceof S3Error) || error.code !== 'NoSuchUpload') throw error
    const there = await ask({ method: 'HEAD' })
    if (Number(there.headers.get('content-length')) !== size) throw error
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
