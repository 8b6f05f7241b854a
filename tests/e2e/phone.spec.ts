import type { Locator, Page } from '@playwright/test'
import { plainProduct } from './support/catalogue.ts'
import { at, expect, newShopper, signIn, test } from './support/shop.ts'

test.beforeEach(({ isMobile: _, viewport }) => {
  test.skip((viewport?.width ?? 0) > 500, 'of phones alone')
})

const bag = (page: Page) => page.getByRole('dialog', { name: /Your bag/ })
/** A sheet slides in: a press on its cross meets it only once it stands still. */
const leftOf = (sheet: Locator) => sheet.evaluate((element) => element.getBoundingClientRect().left)
const mug = 'dipped-chai-mug-indigo'

// Shows B31.
test('Back closes the menu, the search, the filters and the bag, and stays on the page', async ({ page }) => {
  const { email } = await newShopper(page)
  await signIn(page, email)
  await page.goto(at('shop'))
  await page.goto(at('shop', '/c/women'))
  const here = page.url()
  for (const [button, sheet] of [
    ['Menu', page.locator('.menu-sheet')],
    ['Search', page.locator('.search-sheet')],
    ['Filters', page.locator('.filter-panel')],
    ['Your bag', bag(page)],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).first().click()
    await expect(sheet).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBe(1)
    await page.goBack()
    await expect(sheet, button).toBeHidden()
    expect(page.url()).toBe(here)
  }
  // Closed by its cross, it leaves nothing behind for Back to close.
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.poll(() => leftOf(page.locator('.menu-sheet'))).toBe(0)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect.poll(() => page.evaluate(() => history.state?.sheets ?? 0)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(at('shop', '/'))
})

test('a link of the menu is undone by one press of Back', async ({ page }) => {
  await page.goto(at('shop'))
  await page.goto(at('shop', '/c/women'))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('.menu-sheet').getByRole('link', { name: 'Aangan' }).click()
  await expect(page).toHaveURL(at('shop', '/'))
  await page.goBack()
  await expect(page).toHaveURL(at('shop', '/c/women'))
  // The menu's own entry goes as soon as the page's script is there.
  await expect.poll(() => page.evaluate(() => history.state?.sheets ?? 0)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(at('shop', '/'))
})

// Shows S31.
test('filters take several ticks and are applied together', async ({ page }) => {
  await page.goto(at('shop', '/c/women?sort=price-low'))
  await page.getByRole('button', { name: 'Filters' }).click()
  const panel = page.locator('.filter-panel')
  await expect(panel).toHaveAttribute('data-together')
  const brands = panel.locator('[data-filter="brand"]')
  const paths = await brands.evaluateAll((links) => links.slice(0, 2).map((link) => link.dataset.value))
  await brands.nth(0).click()
  await brands.nth(1).click()
  await panel.getByText('In stock').click()
  await expect(panel).toBeVisible()
  await expect(panel.locator('[aria-current]')).toHaveCount(3)
  await panel.getByRole('button', { name: /^Show .*products?$/ }).click()
  await expect(page).toHaveURL(at('shop', `/c/women?sort=price-low&brand=${paths.join(',')}&stock=1`))
  await expect(page.getByRole('list', { name: 'Filters in force' }).getByRole('link')).toHaveCount(4)
})

test('the name of a site stays whole in the header, beside its logo where there is room', async ({ page }) => {
  for (const [site, name, width, lines, hasLogo] of [
    ['shop', 'Aangan', 320, 1, false],
    ['shop', 'Aangan', 360, 1, false],
    ['shop', 'Aangan', 375, 1, false],
    ['shop', 'Aangan', 390, 1, true],
    ['clinic', 'Neem Family Clinic', 360, 3, true],
    ['clinic', 'Neem Family Clinic', 390, 2, true],
    ['clinic', 'Neem Family Clinic', 768, 1, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at(site))
    const mark = page.getByRole('banner').getByRole('link', { name, exact: true })
    const drawn = await mark.evaluate((link) => {
      const name = link.querySelector('.site-name > span') ?? link
      const lines = Math.round(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight))
      const logo = link.querySelector('img')?.getBoundingClientRect().top ?? 0
      const isWhole = name.scrollHeight <= name.clientHeight + 1 && name.scrollWidth <= name.clientWidth
      return { lines, isWhole, hasLogo: logo < link.getBoundingClientRect().bottom }
    })
    expect({ site, width, ...drawn }).toEqual({ site, width, lines, isWhole: true, hasLogo })
  }
})

test('the header of a phone has the search', async ({ page }) => {
  await page.goto(at('shop'))
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await page.locator('.search-sheet input[name=q]').fill('kansa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kansa/)
})

// Shows B31.
test('name, price and the button that adds stand in the first screen of a product, and the button stays', async ({
  page,
}) => {
  await page.goto(at('shop', `/p/${mug}`))
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
  const bar = await add.boundingBox()
  const name = await page.getByRole('heading', { level: 1 }).boundingBox()
  const price = await page.locator('[data-island="product-purchase"]').getByText('₹').first().boundingBox()
  expect(bar?.y).toBeLessThan(844)
  for (const box of [name, price]) expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.mouse.wheel(0, 1_500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  await expect(add).toBeInViewport()
})

// Shows B163, B196.
test('the pictures of a product have a dot each, and one is enlarged', async ({ page }) => {
  await page.goto(at('shop', `/p/${mug}`))
  const dots = page
    .getByRole('main')
    .getByRole('list', { name: /^Pictures of/ })
    .getByRole('link')
  const strip = page.getByRole('region', { name: /^Pictures of/ })
  await expect(dots).toHaveCount(await strip.locator('figure').count())
  const first = strip.locator('img').first()
  const shape = await first.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
  const frame = await first.boundingBox()
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(shape, 1)
  await dots.nth(2).click()
  await expect(dots.nth(2)).toHaveAttribute('aria-current')
  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toContainText(/^3 of/)
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByRole('heading')).toContainText(/^4 of/)
  await dialog.getByRole('button', { name: 'Enlarge', exact: true }).click()
  await expect.poll(async () => (await dialog.locator('img').boundingBox())?.width).toBeGreaterThan(700)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(dots.nth(3)).toHaveAttribute('aria-current')
})

/** Two fingers around a point, which part from one distance to another, px. */
async function pinch(page: Page, x: number, y: number, from: number, to: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  const fingers = (apart: number) => [
    { x, y: y - apart / 2, id: 0 },
    { x, y: y + apart / 2, id: 1 },
  ]
  await touch('touchStart', fingers(from))
  for (let step = 1; step <= 5; step++) await touch('touchMove', fingers(from + ((to - from) * step) / 5))
  await touch('touchEnd', [])
}

// Shows B194.
test('a picture opens whole, in the middle; a double tap and two fingers enlarge it where they are', async ({
  page,
}) => {
  await page.goto(at('shop', `/p/${mug}`))
  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  const picture = page.getByRole('dialog').locator('img')
  const box = async () => (await picture.boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 }
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const whole = await box()
  expect(whole).toMatchObject({ x: 0, width: 390 })
  expect(whole.y).toBeGreaterThanOrEqual(0)
  expect(whole.y + whole.height).toBeLessThanOrEqual(844)
  await expect(picture).toHaveCSS('object-fit', 'contain')
  const doubleTap = async () => {
    await page.touchscreen.tap(100, 400)
    await page.touchscreen.tap(100, 400)
  }
  await doubleTap()
  await expect.poll(async () => (await box()).width).toBeCloseTo(2.5 * 390, 0)
  // The place under the finger stayed there.
  expect((100 - (await box()).x) / 2.5).toBeCloseTo(100, 0)
  await doubleTap()
  await expect.poll(box).toEqual(whole)
  await pinch(page, 195, 420, 80, 160)
  await expect.poll(async () => (await box()).width).toBeCloseTo(2 * 390, -1)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(at('shop', `/p/${mug}`))
})

test('nothing of a product moves when its fonts arrive late', async ({ page }) => {
  const { path } = await plainProduct(page)
  await page.route(/\.woff2/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(at('shop', `/p/${path}`))
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.02)
})

test('in the gallery, columns show the room that they have, one below another', async ({ page }) => {
  for (const look of ['two', 'three', 'wide-and-narrow']) {
    await page.goto(at('', `/sections/columns/${look}/view`))
    const rooms = page.locator('.area-room')
    const tops = await rooms.evaluateAll((all) => all.map((room) => room.getBoundingClientRect().top))
    expect(tops.length, look).toBeGreaterThan(1)
    for (const room of await rooms.all()) await expect(room).toBeVisible()
    expect(new Set(tops).size, look).toBe(tops.length)
  }
})
