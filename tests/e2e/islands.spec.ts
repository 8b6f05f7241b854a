import type { Page } from '@playwright/test'
import { plainProduct } from './support/catalogue.ts'
import { at, expect, newShopper, signIn, test } from './support/shop.ts'

/** Keeps the code of the islands from the page until the returned function is called. */
async function holdIslandsBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/start-.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a click that comes before the page is alive is not lost', async ({ page }) => {
  const { email } = await newShopper(page)
  await signIn(page, email)
  const product = await plainProduct(page)
  const letThrough = await holdIslandsBack(page)
  await page.goto(at('shop', `/p/${product.path}`), { waitUntil: 'commit' })
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
  await button.waitFor()
  await page.waitForFunction(() => 'haatEarly' in window)
  await button.click()
  letThrough()
  await expect(page.getByText('success added in cart')).toBeVisible()
})

test('whoever goes on to sign up before the page is alive still comes back to where they were', async ({ page }) => {
  const letThrough = await holdIslandsBack(page)
  await page.goto(at('shop', '/login?from=%2Fcart'), { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(at('shop', '/signup'))
  letThrough()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?from=%2Fcart',
  )
})
