import type { Page } from '@playwright/test'
import { withBrowser } from '../browser.ts'
import { callApi, signIn } from '../call.ts'
import { type Row, row } from '../measure.ts'
import type { Stage } from '../stage.ts'
import { percentile } from '../statistics.ts'

const types = 'hero feature-list testimonials faq cta content product-list category-tiles newsletter'.split(' ')

/** The visual builder as an owner feels it: from a key to the paint, and frames while a section is dragged. */
export async function builder({ product }: Stage): Promise<Row[]> {
  const at = { port: product.port, host: `shop.localhost:${product.port}` }
  const token = await signIn(at.port, at.host)
  const rows: Row[] = []
  for (const count of [10, 60]) {
    const id = await makePage({ ...at, token }, count)
    const measured = await withBrowser({ width: 1440, height: 900 }, (page) =>
      edit(page, `http://${at.host}`, token, id),
    )
    for (const [name, times] of Object.entries(measured)) {
      rows.push(row(`${count} sections: ${name}, p50`, percentile(times, 0.5), 'ms'))
      rows.push(row(`${count} sections: ${name}, p95`, percentile(times, 0.95), 'ms'))
      rows.push(row(`${count} sections: ${name}, longest`, Math.max(...times), 'ms'))
    }
  }
  return rows
}

async function makePage(at: { port: number; host: string; token: string }, count: number): Promise<string> {
  const body = { title: `${count} sections`, path: `/long-${count}-${Date.now()}`, preset: 'blank' }
  type Made = { data: { _id: string; revision: number } }
  const { data } = await callApi<Made>({ ...at, path: '/api/v1/pages', method: 'POST', body })
  const sections = Array.from({ length: count }, (_, index) => ({
    ...{ id: `s${index}`, type: types[index % types.length], props: {} },
  }))
  const draft = { revision: data.revision, document: { schemaVersion: 1, sections } }
  await callApi({ ...at, path: `/api/v1/pages/${data._id}/draft`, method: 'PUT', body: draft })
  return data._id
}

async function edit(page: Page, origin: string, token: string, id: string): Promise<Record<string, number[]>> {
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((value) => localStorage.setItem('user-auth-token', value), token)
  await page.goto(`${origin}/admin/pages/${id}`)
  const rows = page.getByRole('list', { name: 'Sections of this page' }).getByRole('listitem')
  await rows.first().waitFor()
  await page.frameLocator('#preview-frame').locator('[data-puck-component="s1"]').waitFor()
  // Pictures and previews come in; what is measured is an editor at rest.
  await page.waitForTimeout(4_000)
  const keys = await type(page, 6)
  const handle = await rows.nth(2).getByRole('button').first().boundingBox()
  const canvas = await page.locator('#preview-frame').boundingBox()
  if (!handle || !canvas) throw new Error('the builder shows no outline or no canvas')
  const outline = await drag(page, { x: handle.x + 5, y: handle.y + 10 }, 300)
  const onCanvas = await drag(page, { x: canvas.x + 400, y: canvas.y + 300 }, 400)
  return {
    'key to paint': keys,
    'frame while dragging in the outline': outline,
    'frame while dragging on the page': onCanvas,
  }
}

/** Types into the heading of a section. @returns from each key to the paint after it, ms */
async function type(page: Page, section: number): Promise<number[]> {
  const rows = page.getByRole('list', { name: 'Sections of this page' }).getByRole('listitem')
  await rows.nth(section).getByRole('button').nth(1).click()
  const fields = page.getByRole('complementary', { name: 'Fields' })
  await fields
    .getByLabel(/^heading$/i)
    .first()
    .click()
  await page.evaluate(() => {
    const delays: number[] = []
    Object.assign(window, { delays })
    const listen = () => {
      const pressed = performance.now()
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => delays.push(performance.now() - pressed)
        painted.port2.postMessage(0)
      })
    }
    document.addEventListener('keydown', listen, true)
  })
  await page.keyboard.type('A heading that is typed quickly, and a little more', { delay: 60 })
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { delays: number[] }).delays)
}

/** Drags down from a point in 60 steps. @returns the length of each frame meanwhile, ms */
async function drag(page: Page, from: { x: number; y: number }, distance: number): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    let last = performance.now()
    const next = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 3, from.y + distance, { steps: 60 })
  await page.mouse.up()
  await page.waitForTimeout(300)
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(1))
}
