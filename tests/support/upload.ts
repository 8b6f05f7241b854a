import sharp, { type Sharp } from 'sharp'
import type { Answer, TestSite } from './app.ts'

/** Noise, so that no two pictures of a test are the same. */
export function photo(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#a65', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
}

type Upload = { token?: string; bytes: Uint8Array | string; name?: string; alt?: string; path?: string }

/** Sends a file the way a browser's form does. */
export async function upload(
  site: TestSite,
  { token, bytes, name = 'picture.png', alt, path = '/api/v1/media' }: Upload,
): Promise<Answer> {
  const form = new FormData()
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  if (alt !== undefined) form.set('alt', alt)
  const sent = new Request('http://x', { method: 'POST', body: form })
  const body = await sent.blob()
  return site.call('POST', path, {
    token,
    body,
    headers: { 'content-type': sent.headers.get('content-type') ?? '', 'content-length': String(body.size) },
  })
}
