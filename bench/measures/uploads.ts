import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { partBytes } from '../../src/shared/content/media/media-files.ts'
import type { UploadState } from '../../src/shared/content/media/uploads.ts'
import { callApi, signIn } from '../call.ts'
import { atMost, type Row, row } from '../measure.ts'
import { residentOf, withChildren } from '../processes.ts'
import { sendForm, type Target } from '../send-form.ts'
import type { Stage } from '../stage.ts'

const pictures = 500
/** As the admin sends them. */
const atOnce = 3

/** Five hundred photos uploaded at once, in two parts each; timed until the last is ready. */
export async function uploads(stage: Stage): Promise<Row[]> {
  const { port, pid } = stage.product
  const host = `shop.localhost:${port}`
  const target = { port, host, token: await signIn(port, host) }
  const photos = await makePhotos()
  const before = residentOf(pid)
  const highest = watch(pid)
  const started = performance.now()
  let next = 0
  let bytes = 0
  const sendAll = async () => {
    while (next < pictures) {
      const photo = another(photos[next++ % photos.length])
      bytes += photo.length
      await send(target, photo)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendAll))
  const seconds = (performance.now() - started) / 1_000
  const { server, encoder } = highest()
  return [
    row('pictures sent', pictures, ''),
    row('all of them', bytes / 1_000_000, 'MB'),
    row('until the last is in the library', seconds, 's'),
    row('pictures', pictures / seconds, 'per second'),
    row('the server before', before, 'MB'),
    row('the server, the most', server, 'MB', atMost(before + 300)),
    row('one encoder, the most', encoder, 'MB', atMost(800)),
  ]
}

/** Photos of 12 megapixels, as a phone takes them. */
async function makePhotos(): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  return Promise.all(
    [1, 2, 3, 4].map(() =>
      sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#a65', noise } })
        .blur(1.2)
        .jpeg({ quality: 88 })
        .toBuffer(),
    ),
  )
}

/** A file like no other: what stands behind the end of a JPEG is not shown. */
const another = (photo: Buffer | undefined) => Buffer.concat([...(photo ? [photo] : []), randomBytes(16)])

async function send({ port, host, token }: Target, bytes: Buffer): Promise<void> {
  const mark = createHash('sha256').update(bytes).digest('hex')
  const post = <T>(path: string, body: unknown) => callApi<T>({ port, host, token, path, method: 'POST', body })
  const begun = await post<{ data: { upload: UploadState | null } }>('/api/v1/uploads', {
    name: 'photo.jpg',
    bytes: bytes.length,
    mark,
  })
  const id = begun.data.upload?._id
  for (let from = 0; from < bytes.length; from += partBytes)
    await sendForm(
      { port, host, token },
      {
        ...{ method: 'PUT', path: `/api/v1/uploads/${id}/parts/${from}`, fileName: 'part' },
        bytes: bytes.subarray(from, from + partBytes),
      },
    )
  await post(`/api/v1/uploads/${id}/finish`, {})
}

/** Looks every 100 ms. @returns what tells the most that was seen, and stops looking */
function watch(pid: number): () => { server: number; encoder: number } {
  const most = { server: 0, encoder: 0 }
  const timer = setInterval(() => {
    most.server = Math.max(most.server, residentOf(pid))
    for (const child of withChildren(pid))
      if (isEncoder(child)) most.encoder = Math.max(most.encoder, residentOf(child))
  }, 100)
  return () => {
    clearInterval(timer)
    return most
  }
}

function isEncoder(pid: number): boolean {
  try {
    return /encoder/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}
