import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { at } from './support/addresses.ts'
import { comparePictures } from './support/compare-pictures.ts'

/** The accepted picture of each look, half as wide as it was drawn. Made anew by ACCEPT_PICTURES=1, to be looked at like any change. */
const accepted = 'tests/e2e/pictures/gallery'
/** The Chromium that rendered them. Another version draws letters differently, so accepting with it changes this line. */
const drawnWith = '150.0.7871.100'
const width = 1200
/** The share of a picture that may differ before a look counts as changed: what shows the time or the day takes less. */
const mostDifferent = 0.01
const accepts = process.env.ACCEPT_PICTURES === '1'
/** Accepting renews what differs by less, too: small changes would add up until one of no account is one too many. */
const leastRenewed = 0.002

test.use({
  viewport: { width, height: 900 },
  deviceScaleFactor: 0.5,
  hasTouch: false,
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ browser }, info) => {
  test.skip(info.project.name !== 'desktop', 'they are drawn at one width')
  const version = browser.version()
  test.skip(version !== drawnWith, `accepted pictures are of Chromium ${drawnWith}, this is ${version}`)
})

/** Several browsers share them. */
const parts = 4

for (let part = 0; part < parts; part++) {
  test(`every look of the gallery looks as it did when it was accepted, part ${part + 1} of ${parts}`, async ({
    page,
  }, info) => {
    test.setTimeout(300_000)
    const looks = (await looksOf(page)).filter((_, index) => index % parts === part)
    const changed: string[] = []
    for (const look of looks) {
      const name = nameOf(look)
      const now = await pictureOf(page, look)
      const before = await readFile(path.join(accepted, name)).catch(() => undefined)
      const { share, marked } = before ? await comparePictures(before, now) : { share: 1, marked: now }
      if (share <= (accepts ? leastRenewed : mostDifferent)) continue
      if (accepts) {
        await mkdir(accepted, { recursive: true })
        await writeFile(path.join(accepted, name), now)
        continue
      }
      changed.push(`${look}: ${before ? `${(share * 100).toFixed(1)} % of it` : 'no picture is accepted yet'}`)
      if (before) await info.attach(`${name} before`, { body: before, contentType: 'image/webp' })
      await info.attach(`${name} now`, { body: marked, contentType: 'image/png' })
    }
    expect(changed, 'looks that changed; ACCEPT_PICTURES=1 accepts them').toEqual([])
  })
}

test('no picture of a look is kept that is gone', async ({ page }) => {
  const names = new Set((await looksOf(page)).map(nameOf))
  const gone = (await readdir(accepted)).filter((name) => !names.has(name))
  if (accepts) for (const name of gone) await rm(path.join(accepted, name))
  else expect(gone).toEqual([])
})

const nameOf = (look: string) => `${look.replace('/sections/', '').replace('/', '--')}.webp`

async function looksOf(page: Page): Promise<string[]> {
  await page.goto(at('', '/sections'))
  const looks = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(looks.length).toBeGreaterThan(100)
  return looks
}

/** With its pictures and fonts there, as small as it is kept. */
async function pictureOf(page: Page, look: string): Promise<Buffer> {
  await page.goto(`${at('', look)}/view`)
  // A few Hindi words get their letters once the page is there.
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-letters]') ||
      [...document.fonts].some(({ family, status }) => family.includes('Devanagari') && status === 'loaded'),
  )
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))])
  })
  const whole = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  return sharp(whole).webp({ quality: 60, effort: 4 }).toBuffer()
}
