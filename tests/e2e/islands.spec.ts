import { plainProduct } from './support/catalogue.ts'
import { at, expect, newShopper, signIn, test } from './support/shop.ts'

test('a click that comes before the page is alive is not lost', async ({ page }) => {
  const { email } = await newShopper(page)
  await signIn(page, email)
  const product = await plainProduct(page)
  // The islands' code is held back until after the click.
  const { promise: clicked, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/assets\/start-.*\.js/, async (route) => {
    await clicked
    await route.continue()
  })
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
