import type { Page } from '@playwright/test'
import { plainProduct } from './support/catalogue.ts'
import { stopClock } from './support/clock.ts'
import { holdBack } from './support/hold-back.ts'
import { at, expect, newShopper, signIn, test } from './support/shop.ts'

const script = /\/assets\/start-.*\.js/

test('a click that comes before the page is alive is not lost', { tag: '@phone' }, async ({ page }) => {
  const { email } = await newShopper(page)
  await signIn(page, email)
  const product = await plainProduct(page)
  const letThrough = await holdBack(page, script)
  await page.goto(at('shop', `/p/${product.path}`), { waitUntil: 'commit' })
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
  await button.waitFor()
  await button.click()
  letThrough()
  await expect(page.getByText('success added in cart')).toBeVisible()
})

// Shows B166.
test('a press counts although the page moves the button from under it', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('haat:signed-up', 'asha@example.com'))
  const letThrough = await holdBack(page, script)
  await page.goto(at('shop', '/login'), { waitUntil: 'commit' })
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
  await button.hover()
  await page.mouse.down()
  letThrough()
  await expect(page.getByText('Your account is ready. Sign in.')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByLabel('Password', { exact: false }).first()).toHaveAttribute('aria-invalid', 'true')
})

test('options chosen before hydration apply to an early press on Add to bag', { tag: '@phone' }, async ({ page }) => {
  const letThrough = await holdBack(page, script)
  await page.goto(at('shop', '/p/dipped-chai-mug-indigo'), { waitUntil: 'commit' })
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Buy now' }) })
  for (const value of ['Sage', 'One']) await form.getByText(value, { exact: true }).click()
  await form.getByRole('button', { name: 'Add to bag' }).click()
  letThrough()
  const chosen = '/p/dipped-chai-mug-indigo?variant=KUM-MUG-06-SAG-ONE'
  await expect(page).toHaveURL(at('shop', `/login?from=${encodeURIComponent(chosen)}`))
})

test('a visitor who goes on to sign up before the page is alive still returns to where they were', {
  tag: '@deep',
}, async ({ page }) => {
  const letThrough = await holdBack(page, script)
  await page.goto(at('shop', '/login?from=%2Fcart'), { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(at('shop', '/signup'))
  letThrough()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?from=%2Fcart',
  )
})

for (const { name, site, path, isDeep } of [
  { name: 'a home page', site: 'shop', path: '/', isDeep: true },
  { name: 'a home page that says whether it is open', site: 'clinic', path: '/', isDeep: true },
  { name: 'a category with its filters', site: 'shop', path: '/c/sarees', isDeep: false },
] as const)
  test(`the script of the islands waits until ${name} is there`, { tag: isDeep ? '@deep' : '@desktop' }, async ({
    page,
  }) => {
    const letThrough = await holdBack(page, /\/media\//)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await stopClock(page)
    await page.goto(at(site, path), { waitUntil: 'domcontentloaded' })
    await page.clock.runFor(60_000)
    expect(asked.filter((url) => script.test(url))).toEqual([])
    await page.clock.resume()
    const fetched = page.waitForRequest(script)
    letThrough()
    await fetched
  })

test('early presses need not wait for the page', { tag: '@deep' }, async ({ page }) => {
  await holdBack(page, /\/media\//)
  await page.goto(at('shop'), { waitUntil: 'domcontentloaded' })
  const fetched = page.waitForRequest(script)
  await page.keyboard.press('Tab')
  await fetched
})

test('parts that only script can show do not wait', { tag: '@deep' }, async ({ page }) => {
  const fetched = page.waitForRequest(script)
  await holdBack(page, /\/media\//)
  await page.goto(at('shop', '/cart'), { waitUntil: 'domcontentloaded' })
  await fetched
})

/** When the file with Hindi's letters was first asked for, and when the page was there, both in ms from the beginning. */
async function hindiLetters(page: Page, url: string) {
  await page.goto(url)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /devanagari.*woff2$/.test(name)),
  )
  return page.evaluate(() => {
    const [letters] = performance.getEntriesByType('resource').filter(({ name }) => /devanagari.*woff2$/.test(name))
    const { loadEventStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
    return { asked: letters?.startTime ?? Number.NaN, there: loadEventStart }
  })
}

const hindiIsThere = () =>
  [...document.fonts].some(({ family, status }) => family.includes('Devanagari') && status === 'loaded')

test('a few Hindi words on an English page get their letters once the page is there', { tag: '@deep' }, async ({
  page,
}) => {
  const { asked, there } = await hindiLetters(page, at('clinic'))
  expect(asked).toBeGreaterThanOrEqual(there)
  await expect.poll(() => page.evaluate(hindiIsThere)).toBe(true)
})

test('Hindi typed on an English page uses the site’s letters', { tag: '@deep' }, async ({ page }) => {
  await page.goto(at('portfolio', '/login'))
  expect(await page.evaluate(hindiIsThere)).toBe(false)
  await page.getByLabel('Email').fill('आशा')
  await expect.poll(() => page.evaluate(hindiIsThere)).toBe(true)
})

test('a Hindi page has its letters at once', { tag: '@deep' }, async ({ page }) => {
  const { asked, there } = await hindiLetters(page, at('clinic', '/hi'))
  expect(asked).toBeLessThan(there)
})

test('the rupee sign comes with the other letters, so that prices are laid out once', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto(at('shop'))
  const ahead = page.locator('link[rel="preload"][as="font"]')
  await expect(ahead).toHaveCount(3)
})
