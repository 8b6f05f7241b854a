import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pdf } from '../support/files/film.ts'
import { publishedPage } from './support/own-page.ts'
import { callShop, emailOf, expect, here, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })
// Filming and encoding take most of a minute where two browsers share two cores.
test.describe.configure({ timeout: 180_000 })

const word = () => `${Date.now()}-${randomBytes(3).toString('hex')}`

type Chosen = { name: string; mimeType: string; buffer: Buffer }

async function picture(name: string): Promise<Chosen> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a65', noise } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function openLibrary(page: Page): Promise<string> {
  const token = await signIn(page, emailOf('owner'))
  await page.goto(here('/admin/media'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media')
  return token
}

const choose = (page: Page, files: Chosen[]) => page.getByLabel('Files to upload').setInputFiles(files)
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads', exact: true })

async function find(page: Page, name: string) {
  await page.getByRole('searchbox').first().fill(name)
  return page.getByRole('list', { name: 'Files', exact: true }).getByText(name)
}

/** A video recorded in the browser, padded with a void element so that its upload takes several parts. */
async function filmed(page: Page, name: string): Promise<Chosen> {
  const text = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1280, height: 720 })
    const context = canvas.getContext('2d')
    const pieces: Blob[] = []
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm', videoBitsPerSecond: 8e6 })
    let size = 0
    recorder.ondataavailable = ({ data }) => {
      size += data.size
      pieces.push(data)
    }
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start(200)
    const until = performance.now() + 3_000
    // On a machine that has other work the first pictures take their time.
    while (performance.now() < until || size < 200_000) {
      for (let at = 0; at < 500; at++) {
        if (context) context.fillStyle = `hsl(${Math.random() * 360} 80% 50%)`
        context?.fillRect(Math.random() * 1280, Math.random() * 720, 30, 30)
      }
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  })
  const nothing = Buffer.concat([Buffer.from('ec10400000', 'hex'), randomBytes(4 * 1024 * 1024)])
  return { name, mimeType: 'video/webm', buffer: Buffer.concat([Buffer.from(text, 'latin1'), nothing]) }
}

// Shows B120.
test('many files go up while one moves on; a wrong one is refused by its name, and one that is there is said to be', async ({
  page,
}) => {
  const run = word()
  const names = Array.from({ length: 6 }, (_, index) => `${run}-${index}.jpg`)
  const files = await Promise.all(names.map(picture))
  const wrong = { name: `${run}-notes.txt`, mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await openLibrary(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/uploads\/[^/]+\/parts/, async (route) => {
    await released
    await route.continue()
  })
  await choose(page, [...files.slice(0, 3), wrong, ...files.slice(3)])
  await expect(uploads(page).getByRole('status')).toContainText('Uploading 1 of 7')
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages')
  await expect(uploads(page).getByText(names[0] ?? '')).toBeVisible()
  release()
  await expect(uploads(page).getByRole('status')).toHaveText('6 files uploaded · 1 could not be uploaded')
  await expect(uploads(page).getByRole('listitem').filter({ hasText: wrong.name })).toContainText(
    'We don’t accept this type of file.',
  )
  await page.getByRole('button', { name: 'Close the list of uploads' }).click()
  await expect(uploads(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Media', exact: true }).first().click()
  await choose(page, files.slice(0, 1))
  await expect(uploads(page).getByRole('listitem')).toContainText('In the library already')
  await expect(await find(page, run)).toHaveCount(6)
})

// Shows B120.
test('an upload that broke off goes on after a reload, and one that is taken back is gone', { tag: '@deep' }, async ({
  page,
}) => {
  const run = word()
  await openLibrary(page)
  const film = await filmed(page, `${run}.webm`)
  expect(film.buffer.length).toBeGreaterThan(3 * 1024 * 1024)
  const parts: string[] = []
  let isBroken = true
  await page.route(/\/api\/v1\/uploads\/[^/]+\/parts/, async (route) => {
    const { pathname } = new URL(route.request().url())
    const from = Number(pathname.split('/').at(-1))
    if (isBroken && from > 0) return route.abort('connectionreset')
    parts.push(pathname)
    await route.continue()
  })
  await choose(page, [film])
  await expect(uploads(page).getByText('No connection. It goes on by itself.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  // Uploads of other journeys may stand there too: the account is the same.
  const unfinished = page.getByRole('region', { name: 'Unfinished uploads' })
  await expect(unfinished).toContainText(film.name)
  isBroken = false
  await choose(page, [film])
  await expect(uploads(page)).toHaveCount(0)
  await expect(unfinished.getByText(run)).toHaveCount(0)
  // Each part was taken once; the picture of the video is an upload of its own.
  expect(parts.length).toBeGreaterThan(1)
  expect(new Set(parts).size).toBe(parts.length)

  await (await find(page, film.name)).click({ force: true })
  isBroken = true
  const other = { ...film, name: `${run}-other.webm`, buffer: Buffer.concat([film.buffer, randomBytes(9)]) }
  await choose(page, [other])
  await expect(uploads(page).getByText('No connection. It goes on by itself.')).toBeVisible()
  const takenBack = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await uploads(page)
    .getByRole('button', { name: `Cancel ${other.name}` })
    .click()
  await expect(uploads(page)).toHaveCount(0)
  expect((await takenBack).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media')
  await expect(page.getByRole('list', { name: 'Files' })).toBeVisible()
  await expect(unfinished.getByText(run)).toHaveCount(0)
})

// Shows B121.
test('a video has a picture of itself, plays in the library and on a page, and moves nothing there', {
  tag: '@deep',
}, async ({ page }) => {
  const run = word()
  const token = await openLibrary(page)
  const film = await filmed(page, `${run}.webm`)
  await choose(page, [film])
  await find(page, run)
  const tile = page.getByRole('button', { name: film.name })
  await expect(tile.locator('img')).toBeVisible({ timeout: 30_000 })
  await tile.click()
  const dialog = page.getByRole('dialog', { name: 'Video' })
  const player = dialog.locator('video')
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(1280)
  const before = await dialog.getByAltText('The video before it plays').getAttribute('src')
  await player.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 2
    return new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
  })
  await dialog.getByRole('button', { name: 'Use this moment' }).click()
  await expect(dialog.getByAltText('The video before it plays')).not.toHaveAttribute('src', before ?? '')

  const { data } = await callShop(page, `/api/v1/media?q=${run}&kind=video`, { token })
  const address = `/media/${data[0]._id}/video.webm`
  const { path } = await publishedPage(page, [
    { id: 'film', type: 'video', props: { heading: 'The loom', video: address } },
  ])
  await page.goto(here(path))
  const place = page.locator('.video-place')
  await expect(place.locator('img')).toHaveJSProperty('complete', true)
  const standing = () =>
    place.evaluate((element) => {
      const { width, height, top } = element.getBoundingClientRect()
      return { width, height, top: top + scrollY }
    })
  const box = await standing()
  expect(box.width / box.height).toBeCloseTo(16 / 9, 1)
  await page.getByRole('button', { name: 'Play The loom' }).click()
  const playing = place.locator('video')
  await expect.poll(() => playing.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(await standing()).toEqual(box)
})

// Shows B121.
test('a PDF is taken along from a page, with its size', async ({ page }) => {
  const run = word()
  const token = await openLibrary(page)
  await choose(page, [{ name: `${run}.pdf`, mimeType: 'application/pdf', buffer: pdf(`Rates ${run}`, 300_000) }])
  await expect(await find(page, run)).toBeVisible()
  const { data } = await callShop(page, `/api/v1/media?q=${run}&kind=document`, { token })
  const item = { title: 'Rates', file: `/media/${data[0]._id}/document.pdf` }
  const { path } = await publishedPage(page, [{ id: 'files', type: 'downloads', props: { items: [item] } }])
  await page.goto(here(path))
  const link = page.getByRole('link', { name: 'Rates' })
  await expect(link).toContainText(/PDF, 29\d KB/)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(`${run}.pdf`)
})
