import { withBrowser } from '../browser.ts'
import { call, callApi, signIn } from '../call.ts'
import { atMost, type Row, row } from '../measure.ts'
import type { Stage } from '../stage.ts'

const kilobyte = 1_024

/** Bytes that a visitor downloads, compressed with brotli. */
export async function bytes(stage: Stage): Promise<Row[]> {
  const { port } = stage.product
  const { host, categoryPath } = await stage.shop(1_000)
  const still = await sizesOf(port, await withoutIslands(port))
  const home = await sizesOf(port, '/')
  const category = await call({ port, host, path: categoryPath(1), headers: { 'accept-encoding': 'br' } })
  return [
    row('script of a page without islands', still.script, 'bytes', atMost(0)),
    row("script of the shop's home, scrolled to its end", home.script / kilobyte, 'KB', atMost(85)),
    row("CSS of the shop's home", home.css / kilobyte, 'KB', atMost(20)),
    row("HTML of the shop's home", home.html / kilobyte, 'KB'),
    ...(await untilFirstPicture(port)),
    row('HTML of a category of 40 products', category.body.length / kilobyte, 'KB', atMost(12)),
  ]
}

/** Publishes a page with words alone, without header and footer. @returns its path */
async function withoutIslands(port: number): Promise<string> {
  const at = { port, host: `shop.localhost:${port}` }
  const token = await signIn(port, at.host)
  const path = '/words-alone'
  const body = { title: 'Words alone', path, preset: 'blank' }
  type Page = { data: { _id: string; revision: number } }
  const { data } = await callApi<Page>({ ...at, token, path: '/api/v1/pages', method: 'POST', body })
  const document = {
    schemaVersion: 1,
    groups: { header: null, footer: null, announcement: null },
    sections: ['content', 'faq', 'testimonials'].map((type) => ({ id: type, type, props: {} })),
  }
  const saved = await callApi<Page>({
    ...{ ...at, token, path: `/api/v1/pages/${data._id}/draft`, method: 'PUT' },
    body: { revision: data.revision, document },
  })
  const { revision } = saved.data
  await callApi({ ...at, token, path: `/api/v1/pages/${data._id}/publish`, method: 'POST', body: { revision } })
  return path
}

/** The sizes with brotli of all that a phone loads of a page, down to its end, where the last island comes to life. */
async function sizesOf(port: number, path: string): Promise<Record<'html' | 'script' | 'css', number>> {
  const sizes = { html: 0, script: 0, css: 0 }
  for (const { url, kind } of await loadedBy(`http://shop.localhost:${port}${path}`))
    sizes[kind] += await sizeOf(port, url)
  return sizes
}

async function sizeOf(port: number, url: string): Promise<number> {
  const { host, pathname, search } = new URL(url)
  const { body } = await call({ port, host, path: pathname + search, headers: { 'accept-encoding': 'br' } })
  return body.length
}

/** The inputs of LCP: everything that a phone loads of the shop's home until its largest picture in view is there. */
async function untilFirstPicture(port: number): Promise<Row[]> {
  const urls = await withBrowser({ width: 390, height: 844 }, async (page) => {
    await page.goto(`http://shop.localhost:${port}/`, { waitUntil: 'networkidle' })
    return page.evaluate(loadedUntilLargest)
  })
  let size = 0
  for (const url of urls) size += await sizeOf(port, url)
  return [
    row("requests until the first picture of the shop's home", urls.length, 'requests', atMost(10)),
    row("loaded until the first picture of the shop's home", size / kilobyte, 'KB', atMost(150)),
  ]
}

/** Runs in the page. @returns addresses of what was asked for before the largest picture had arrived, the page itself first */
async function loadedUntilLargest(): Promise<string[]> {
  type Painted = PerformanceEntry & { url: string }
  const painted = await new Promise<Painted[]>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries() as Painted[])).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const picture = loaded.find(({ name }) => name === painted.at(-1)?.url)
  if (!picture) throw new Error('the largest element in view is no picture')
  const before = loaded.filter(({ startTime }) => startTime <= picture.responseEnd)
  return [location.href, ...before.map(({ name }) => name)]
}

const kinds: Record<string, 'html' | 'script' | 'css'> = { document: 'html', script: 'script', stylesheet: 'css' }

function loadedBy(url: string) {
  return withBrowser({ width: 390, height: 844 }, async (page) => {
    const loaded: { url: string; kind: 'html' | 'script' | 'css' }[] = []
    page.on('response', (response) => {
      const kind = kinds[response.request().resourceType()]
      if (kind) loaded.push({ url: response.url(), kind })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    for (let step = 0; step < 20; step++) {
      await page.mouse.wheel(0, 800)
      await page.waitForTimeout(100)
    }
    await page.waitForLoadState('networkidle')
    return loaded
  })
}
