import type { TestApp, TestSite } from '../app.ts'

/** `Accept` headers of browsers for images. */
export const accepts = {
  avif: 'image/avif,image/webp,image/png,*/*;q=0.8',
  webp: 'image/webp,*/*;q=0.8',
  plain: '*/*',
} as const

export type Shown = {
  status: number
  type: string | null
  cache: string | null
  headers: Headers
  bytes: Buffer
}

/** Asks for a picture the way a browser does. */
export async function show(
  app: Pick<TestApp['app'], 'request'>,
  site: TestSite,
  id: string,
  width: number | string,
  accept: string = accepts.webp,
): Promise<Shown> {
  const response = await app.request(`http://${site.host}/media/${id}/${width}`, {
    headers: { host: site.host, accept },
  })
  const { status, headers } = response
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status, type: headers.get('content-type'), cache: headers.get('cache-control'), headers, bytes }
}

export const forEver = 'public, max-age=31536000, s-maxage=10, immutable'

/** How long a test waits for what a job does, on a machine that has other work too. */
export const soon = { timeout: 15_000 }
