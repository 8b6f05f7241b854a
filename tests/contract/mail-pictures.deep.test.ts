import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../src/server/platform/context.ts'
import { testApp } from '../support/app.ts'
import { samples } from '../support/enumerations/mail-samples.ts'
import { mailIn } from '../support/outside/mail-in.ts'

/** Their letters are the machine's own, so the pictures are kept to be looked at, and compared with none. */
const folder = '.cache/results/mails'
const widths = [390, 700]
const locales = ['en-IN', 'hi-IN']

const { one } = await testApp()
let ctx: Ctx
let browser: Browser

beforeAll(async () => {
  ctx = await one.ctx()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const executablePath = process.env.CHROMIUM_PATH
  const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
})

afterAll(() => browser?.close())

/** Every mail in each of its forms and in each language; `file` names its picture. */
const letters = (siteName?: string) =>
  samples.flatMap((sample, at) =>
    locales.map((locale) => {
      const form = at - samples.findIndex(([name]) => name === sample[0]) + 1
      return { file: `${sample[0]}-${form}-${locale.slice(0, 2)}`, ...mailIn(ctx, locale, sample, siteName) }
    }),
  )

/** A page of a browser in which a reader opens mails; pictures from elsewhere are blocked, as most readers do. */
async function openReader(width: number) {
  const page = await browser.newPage({ viewport: { width, height: 600 } })
  await page.route(/^https?:/, (route) => route.abort())
  return {
    picture: () => page.screenshot({ fullPage: true }),
    close: () => page.close(),
    /** By how many pixels the mail is wider than the window. */
    async open(html: string): Promise<number> {
      await page.setContent(html)
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    },
  }
}

// Shows B342.
test.each(widths)('every mail fits a window of %i px, in English and in Hindi', { timeout: 300_000 }, async (width) => {
  const reader = await openReader(width)
  const tooWide: string[] = []
  for (const { file, html } of letters()) {
    if ((await reader.open(html)) > 0) tooWide.push(file)
    const picture = sharp(await reader.picture()).webp({ quality: 80 })
    await picture.toFile(`${folder}/${file}-${width}.webp`)
  }
  await reader.close()
  expect(tooWide).toEqual([])
  writeFileSync(`${folder}/index.html`, sheet())
})

// Shows B342.
test('a site name without a blank makes no mail wider than a phone', { timeout: 300_000 }, async () => {
  const reader = await openReader(390)
  const tooWide: string[] = []
  for (const { file, html } of letters('Deepghar'.repeat(8))) {
    if ((await reader.open(html)) > 0) tooWide.push(file)
  }
  await reader.close()
  expect(tooWide).toEqual([])
})

/** All pictures on one page, each mail with its subject. */
function sheet(): string {
  const rows = letters().map(({ file, subject }) => {
    const pictures = widths.map((width) => `<img loading="lazy" alt="" src="${file}-${width}.webp">`)
    return `<h2>${file}</h2><p>${subject}</p>${pictures.join('\n')}`
  })
  return `<!doctype html><meta charset="utf-8"><title>Mails</title><style>img{vertical-align:top}</style>${rows.join('\n')}`
}
