import type { Page } from '@playwright/test'
import { bringAlive, stopClock } from './support/clock.ts'
import { at, expect, test } from './support/shop.ts'
import { watchRest } from './support/until-still.ts'

/** The frame of every page: header, hero, sections next to the footer. */

const isPhone = (width: number | undefined) => (width ?? 0) < 1024

test.describe('the header', () => {
  // Shows S4, S6, K9.
  test('is 6rem high and stays in view', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(at('shop'))
    const bar = page.locator('.header-bar')
    expect((await bar.boundingBox())?.height).toBe(96)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
    // As where the owner lets it scroll away.
    await page.locator('.site-header').evaluate((header) => header.setAttribute('data-position', 'relative'))
    await expect(bar).not.toBeInViewport()
  })

  // Shows S1.
  test('opens a sub-menu for the pointer and for the keyboard', { tag: '@desktop' }, async ({ page, viewport }) => {
    test.skip(isPhone(viewport?.width), 'phones have the sheet')
    await page.goto(at('shop'))
    const menu = page.getByRole('navigation', { name: 'Main' })
    const link = menu.getByRole('link', { name: 'Sarees' })
    await expect(link).toBeHidden()
    await menu.getByRole('link', { name: 'Women' }).hover()
    await expect(link).toBeVisible()
    await page.mouse.move(700, 700)
    await expect(link).toBeHidden()
    await menu.getByRole('link', { name: 'Women' }).focus()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(/\/c\/sarees$/)
  })

  test('shuts a sub-menu on Escape, wherever pointer and focus are, until they have left', { tag: '@desktop' }, async ({
    page,
    viewport,
  }) => {
    test.skip(isPhone(viewport?.width), 'phones have the sheet')
    await page.goto(at('shop'))
    const menu = page.getByRole('navigation', { name: 'Main' })
    const entry = menu.getByRole('link', { name: 'Women' })
    const link = menu.getByRole('link', { name: 'Sarees' })
    await entry.focus()
    await page.keyboard.press('Tab')
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(entry).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')

    await entry.blur()
    await page.mouse.move(700, 700)
    await entry.hover()
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await page.mouse.move(700, 700)
    await entry.hover()
    await expect(link).toBeVisible()
  })

  // Shows S2.
  test('has a sheet on phones whose items unfold', { tag: '@phone' }, async ({ page, viewport }) => {
    test.skip(!isPhone(viewport?.width), 'wide screens have the menu')
    await page.goto(at('shop'))
    await page.getByRole('button', { name: 'Menu' }).click()
    const sheet = page.locator('.menu-sheet')
    await expect(sheet).toBeInViewport()
    await expect(sheet.getByRole('link', { name: 'Sarees' })).toBeHidden()
    await sheet.locator('summary', { hasText: 'Women' }).click()
    await sheet.getByRole('link', { name: 'Sarees' }).click()
    await expect(page).toHaveURL(/\/c\/sarees$/)
  })

  // Shows S8, T12.
  test('of the events site hides its bar of phones past 50 pixels', { tag: '@deep' }, async ({ page }) => {
    await page.goto(at('events'))
    const phone = page.locator('.top-bar').getByRole('link').first()
    await expect(phone).toBeInViewport()
    await page.waitForFunction(() => document.querySelector('[data-island="header-scroll"][data-alive]'))
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
    await expect(phone).not.toBeInViewport()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(phone).toBeInViewport()
  })
})

// Shows S7.
test('the events header has its three phones and Book Now in view, however narrow the phone', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('events'))
  const header = page.locator('.site-header')
  const phones = header.locator('.top-bar a')
  await expect(phones).toHaveCount(3)
  for (const one of [...(await phones.all()), header.getByRole('link', { name: 'Book Now' }).first()]) {
    const box = await one.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
})

test.describe('a transparent header', () => {
  // Shows S5, T11.
  test('lies on the picture until the page has been scrolled past 50 pixels', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(at('events'))
    await page.waitForFunction(() => document.querySelector('[data-island="header-scroll"][data-alive]'))
    const bar = page.locator('.header-bar')
    const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
    await scrollTo(50)
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await scrollTo(51)
    await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await scrollTo(0)
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('covers no words on a page that opens without a picture', { tag: '@deep' }, async ({ page }) => {
    await page.goto(at('events', '/book-now'))
    await expect(page.locator('.header-bar')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const bar = await page.locator('.header-bar').boundingBox()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  })
})

test.describe('the hero', () => {
  /** Opens the shop on a stopped clock, with the slides' controls alive. */
  async function openHero(page: Page) {
    await stopClock(page)
    await page.goto(at('shop'))
    await bringAlive(page, 'carousel-controls')
    const hero = page.locator('.hero-band')
    const shown = hero.locator('[aria-current]')
    await expect(shown).toHaveText(/^Slide 1 of 3/)
    return { hero, shown }
  }

  /** A slide that moves on is on its way after two frames; the clock has to run for frames to be drawn. */
  async function expectToStand(page: Page) {
    await page.clock.runFor(12_000)
    await page.clock.resume()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const strip = page.locator('.hero-band .snap-strip')
    expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    await expect(page.locator('.hero-band [aria-current]')).toHaveText(/^Slide 1 of 3/)
  }

  // Shows S9, T10.
  test('moves on after five seconds, and from the last slide to the first', { tag: '@desktop' }, async ({ page }) => {
    const { hero, shown } = await openHero(page)
    await page.clock.runFor(4_900)
    await expect(shown).toHaveText(/^Slide 1 of 3/)
    await page.clock.runFor(200)
    await expect(shown).toHaveText(/^Slide 2 of 3/)
    await hero.getByRole('button', { name: 'Next slide' }).click()
    await expect(shown).toHaveText(/^Slide 3 of 3/)
    await hero.getByRole('button', { name: 'Next slide' }).click()
    await expect(shown).toHaveText(/^Slide 1 of 3/)
    await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport()
    await hero.getByRole('button', { name: 'Previous slide' }).click()
    await expect(shown).toHaveText(/^Slide 3 of 3/)
  })

  // Shows T10.
  test('stands still with reduced motion', { tag: '@deep' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHero(page)
    await expectToStand(page)
  })

  test('stops when it is told to', { tag: '@deep' }, async ({ page }) => {
    const { hero } = await openHero(page)
    await hero.getByRole('button', { name: 'Pause the slides' }).click()
    await page.mouse.move(5, 5)
    await expectToStand(page)
    await expect(hero.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  })
})

// Shows V1, X2.
test('the newsletter takes an address once, and says so when it is not one', { tag: ['@deep', '@phone'] }, async ({
  page,
}) => {
  await page.goto(at('shop'))
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
  const field = form.getByRole('textbox')
  const email = `letters-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`
  await field.fill('not an address')
  await form.getByRole('button').click()
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible()
  await field.fill(email)
  await form.getByRole('button').click()
  await expect(form.getByText('Subscription successful!')).toBeVisible()
  await field.fill(email)
  await form.getByRole('button').click()
  await expect(form.getByText('Email is already subscribed')).toBeVisible()
})

// Shows S39.
test('on its own page the newsletter is asked for and left, with a reason', { tag: '@deep' }, async ({ page }) => {
  await page.goto(at('shop', '/newsletter'))
  const main = page.getByRole('main')
  await main.getByText('Unsubscribe', { exact: true }).first().click()
  await main.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(main.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(main.getByText('Please enter a reason')).toBeVisible()
  const email = `leaving-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Why are you leaving?').fill('Too many letters')
  await main.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(main.getByText('Unsubscription successful!')).toBeVisible()
  await main.getByText('Subscribe', { exact: true }).first().click()
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Subscribe' }).click()
  await expect(main.getByText('Subscription successful!')).toBeVisible()
})

// Shows S47, T16.
test('questions open and close each for itself', { tag: '@deep' }, async ({ page }) => {
  await page.goto(at('shop', '/delivery'))
  const questions = page.getByRole('main').locator('details')
  await expect(questions.first()).toHaveAttribute('open', '')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open', '')
  await expect(questions.first()).toHaveAttribute('open', '')
  await questions.first().locator('summary').click()
  await expect(questions.first()).not.toHaveAttribute('open', '')
  await expect(questions.nth(1)).toHaveAttribute('open', '')
})

test('prices bring the rupee sign alone, not the fonts of other languages', { tag: '@deep' }, async ({ page }) => {
  const fonts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(response.url())
  })
  const untilStill = watchRest(page)
  await page.goto(at('shop', '/c/women'))
  await expect(page.getByRole('article').getByText('₹').first()).toBeVisible()
  await untilStill()
  expect(fonts.filter((url) => url.includes('latin-ext'))).toEqual([])
})
