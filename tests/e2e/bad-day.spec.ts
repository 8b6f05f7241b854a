import type { Page } from '@playwright/test'
import { plainProduct } from './support/catalogue.ts'
import { at, callShop, expect, newShopper, password, signIn, test } from './support/shop.ts'

const start = /\/assets\/start-.*\.js/

/** Fails requests for matching files: the first `times` of them, or each. */
async function failing(page: Page, url: RegExp, times = Number.POSITIVE_INFINITY): Promise<void> {
  let left = times
  await page.route(url, (route) => (left-- > 0 ? route.abort() : route.continue()))
}

const pressAdd = async (page: Page) => {
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
  await button.waitFor()
  await button.click()
}

// Shows B166.
for (const [name, tag, file] of [
  ['the script of the islands', '@phone', start],
  ['the script of one island', '@deep', /\/assets\/product-purchase\.island-.*\.js/],
  ['the product’s words', '@deep', /\/assets\/add-to-bag.*\.js/],
] as const)
  test(`a press counts although ${name} fails to arrive at first`, { tag }, async ({ page }) => {
    const { email } = await newShopper(page)
    await signIn(page, email)
    const { path } = await plainProduct(page)
    await failing(page, file, 1)
    await page.goto(at('shop', `/p/${path}`), { waitUntil: 'commit' })
    await pressAdd(page)
    await expect(page.getByText('success added in cart')).toBeVisible()
  })

// Shows B166.
test('a press says so when the script never arrives', { tag: '@phone' }, async ({ page }) => {
  const { path } = await plainProduct(page)
  await failing(page, start)
  await page.goto(at('shop', `/p/${path}`), { waitUntil: 'commit' })
  await pressAdd(page)
  await expect(page.getByRole('alert')).toHaveText('Part of this page did not arrive. Load it again.', {
    timeout: 20_000,
  })
})

// Shows B166.
test('a style sheet that fails at first arrives after all', { tag: '@desktop' }, async ({ page }) => {
  await failing(page, /\/assets\/.*\.css/, 1)
  await page.goto(at('shop', '/'))
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCSS('position', 'absolute')
})

// Shows B165.
test('a browser that stores nothing is told so where it signs in', { tag: '@desktop' }, async ({ page }) => {
  const { email } = await newShopper(page)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  await page.goto(at('shop', '/login'))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/Your browser keeps nothing for this site/)).toBeVisible()
})

// Shows B165.
test('a session that ends while typing is renewed on the spot, and the text is saved', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = await newShopper(page)
  const token = await signIn(page, email)
  await page.goto(at('shop', '/setting/profile'))
  const surname = page.getByLabel('Last Name')
  await surname.fill('Deshpande')
  await callShop(page, '/api/v1/session', { token, method: 'DELETE' })
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await dialog.getByLabel('Password', { exact: false }).first().fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await page.reload()
  await expect(surname).toHaveValue('Deshpande')
})
