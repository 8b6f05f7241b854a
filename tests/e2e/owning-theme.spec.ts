import type { Page } from '@playwright/test'
import { openBuilder } from './support/builder.ts'
import { newPage, openPage, words } from './support/own-page.ts'
import { emailOf, expect, here, signIn, test } from './support/own-site.ts'
import { saveSettings } from './support/settings.ts'

const look = '/admin/settings/look'

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the site"]')
const ground = (page: Page) =>
  preview(page)
    .locator('html')
    .evaluate((html) => getComputedStyle(html).backgroundColor)
const background = (page: Page) => page.getByRole('textbox', { name: 'Background' }).first()

/** The shop as a visitor sees it, on a device set to light or dark. */
async function visitor(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const other = await (await page.context().browser()?.newContext({ colorScheme }))?.newPage()
  if (!other) throw new Error('no second window')
  await other.goto(here())
  return other
}

const groundOf = (page: Page) => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

// Shows S86.
test('the owner sees a colour on their own home page before it is saved, and takes it back', async ({ page }) => {
  await signIn(page, emailOf('owner'))
  await page.goto(here(look))
  await expect(preview(page).locator('body > footer')).toBeVisible()
  const before = await ground(page)
  await background(page).fill('#ffeedd')
  await expect.poll(() => ground(page)).toBe('rgb(255, 238, 221)')
  expect(await groundOf(await visitor(page))).toBe(before)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => ground(page)).toBe(before)
})

// Shows B49.
test('the preview shows the site at three widths, and a press on a link does not lead away', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, emailOf('owner'))
  await page.goto(here(look))
  await expect(preview(page).locator('body > footer')).toBeVisible()
  for (const [name, width] of [
    ['Phone, 390 px', 390],
    ['Tablet, 768 px', 768],
    ['Computer, 1440 px', 1440],
  ] as const) {
    await page.getByRole('button', { name }).click()
    expect(
      await preview(page)
        .locator('html')
        .evaluate(() => window.innerWidth),
    ).toBe(width)
  }
  await preview(page).locator('body > footer').getByRole('link').first().click()
  await expect(page.getByText('Links are switched off in the preview. Choose another page above.')).toBeVisible()
  const path = () =>
    preview(page)
      .locator('html')
      .evaluate(() => window.location.pathname)
  expect(await path()).toBe('/')
  const pages = page.getByLabel('Page', { exact: true })
  await pages.selectOption({ index: 1 })
  await expect.poll(path).not.toBe('/')
  for (const [kind, address] of [
    ['Category', /^\/c\//],
    ['Product', /^\/p\//],
  ] as const) {
    const option = pages.getByRole('option', { name: `${kind}: ` })
    await pages.selectOption(await option.getAttribute('value'))
    await expect.poll(path).toMatch(address)
    await expect(preview(page).locator('main h1')).toBeVisible()
  }
})

// Shows E33.
test('a font is shown in the preview as soon as it is chosen, and on the site once it is saved', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, emailOf('owner'))
  await page.goto(here(look))
  await expect(preview(page).locator('body > footer')).toBeVisible()
  const font = page.getByRole('group', { name: 'Headings' }).getByLabel('Font', { exact: true })
  await font.selectOption('Fraunces')
  const loaded = (html: HTMLElement) =>
    [...html.ownerDocument.fonts].some(({ family, status }) => family.includes('Fraunces') && status === 'loaded')
  await expect.poll(() => preview(page).locator('html').evaluate(loaded)).toBe(true)
  await saveSettings(page)
  const other = await visitor(page)
  await expect.poll(() => other.locator('html').evaluate(loaded)).toBe(true)
  await expect(other.locator('link[rel="preload"][as="font"][href*="fraunces-latin-normal"]')).toHaveCount(1)
})

test('on a phone the preview is behind a button', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, emailOf('owner'))
  await page.goto(here(look))
  await expect(page.getByRole('heading', { name: 'Themes' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview of the site' }).click()
  await expect(preview(page).locator('body > footer')).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const field = page.getByLabel('Space around sections')
  await field.focus()
  const covered = await field.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(covered).toBe(false)
})

// Shows B49.
test('dark colours are only for visitors whose device is set to dark', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, emailOf('owner'))
  await page.goto(here(look))
  const toggle = page.getByLabel('Dark colours for visitors whose device is set to dark')
  await expect(toggle).not.toBeChecked()
  await toggle.check()
  await saveSettings(page)
  const dark = await visitor(page, 'dark')
  const light = await visitor(page)
  const shown = await groundOf(dark)
  expect(shown).not.toBe(await groundOf(light))
  await expect(dark.locator('meta[name="theme-color"][media*="dark"]')).toHaveCount(1)
  expect(await dark.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await page.getByRole('button', { name: 'Dark colours in the preview' }).click()
  await expect.poll(() => ground(page)).toBe(shown)
  await toggle.uncheck()
  await saveSettings(page)
  expect(await groundOf(await visitor(page, 'dark'))).toBe(await groundOf(await visitor(page)))
})

// Shows S86.
test('a saved theme is on the public page at once', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, emailOf('owner'))
  await page.goto(here(look))
  const space = page.getByLabel('Space around sections')
  await expect(space).toHaveValue('regular')
  const air = (other: Page) =>
    other.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--air').trim())
  expect(await air(await visitor(page))).toBe('1')
  await space.selectOption('airy')
  await saveSettings(page)
  expect(await air(await visitor(page))).toBe('1.3')
})

// Shows E33.
test('the owner uploads a font, and visitors see headings in it', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, emailOf('owner'))
  await page.goto(here(look))
  await page.getByRole('button', { name: 'Upload a font' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload a font' })
  await dialog.getByLabel('Name').fill('Workshop')
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'a.woff2', mimeType: 'font/woff2', buffer: Buffer.from('GIF89a') })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByText('This isn’t a WOFF2 font.')).toBeVisible()
  await dialog
    .getByLabel('File')
    .setInputFiles(
      'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    )
  await dialog.getByLabel('Weight').selectOption('100 900')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog).toBeHidden()

  const font = page.getByRole('group', { name: 'Headings' }).getByLabel('Font')
  const before = await font.inputValue()
  await font.selectOption('Workshop')
  await saveSettings(page)
  const other = await visitor(page)
  await expect(other.locator('link[rel="preload"][href^="/media/fonts/"]')).toHaveCount(1)
  const shown = () =>
    other.evaluate(async () => {
      await document.fonts.ready
      const face = [...document.fonts].find(({ family }) => family.replaceAll('"', '') === 'Workshop')
      return [face?.status, getComputedStyle(document.querySelector('h1, h2') ?? document.body).fontFamily]
    })
  await expect.poll(shown).toEqual(['loaded', expect.stringContaining('Workshop')])
  await page.getByRole('button', { name: /^Delete Workshop/ }).click()
  await page.getByRole('button', { name: 'Delete font' }).click()
  await expect(page.getByText('“Workshop” is used for headings.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await font.selectOption(before)
  await saveSettings(page)
  await page.getByRole('button', { name: /^Delete Workshop/ }).click()
  await page.getByRole('button', { name: 'Delete font' }).click()
  await expect(page.getByText('Workshop')).toHaveCount(0)
})

// Shows B49.
test('a section stands in a colour scheme of the owner, and on the page once the scheme is deleted', {
  tag: '@deep',
}, async ({ page }) => {
  const { id, path } = await newPage(page, [words('a', 'A festival of lamps')])
  await signIn(page, emailOf('owner'))
  await page.goto(here(look))
  const scheme = page.getByRole('group', { name: 'Festival' })
  await page.getByRole('button', { name: 'Add a colour scheme' }).click()
  await page.getByLabel('Name', { exact: true }).last().fill('Festival')
  await scheme.getByLabel('Background', { exact: true }).fill('#fdf0e3')
  await saveSettings(page)
  const band = (other: Page) => other.locator('section').filter({ hasText: 'A festival of lamps' }).first()
  const groundOfBand = async () => {
    const other = await visitor(page)
    await other.goto(here(path))
    return band(other).evaluate((section) => getComputedStyle(section).backgroundColor)
  }
  const builder = openBuilder(page)
  await openPage(page, id)
  const fields = await builder.choose('A festival of lamps')
  await fields.getByText('Layout and appearance').click()
  await fields.getByLabel('Background', { exact: true }).selectOption('Festival')
  await builder.saved()
  await builder.publish()
  expect(await groundOfBand()).toBe('rgb(253, 240, 227)')
  await page.goto(here(look))
  await page.getByRole('button', { name: 'Delete Festival' }).click()
  await saveSettings(page)
  expect(await groundOfBand()).toBe('rgba(0, 0, 0, 0)')
})
