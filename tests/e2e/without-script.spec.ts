import { at, expect, test } from './support/shop.ts'

test.use({ javaScriptEnabled: false })

// Shows R5, S30, S91, P1.
test('the shop can be looked through without script: category, filter, sort, page, search, product', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(at('shop', '/c/women'))
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible()
  await page.getByRole('link', { name: 'Price: low to high' }).click()
  await expect(page).toHaveURL(/sort=price-low/)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/p=1/)
  await page.goto(at('shop', '/search?q=kansa'))
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('₹').first()).toBeVisible()
})

test('a form that needs script says so, and is answered in words when it is sent all the same', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(at('shop', '/login'))
  await expect(page.getByText('Signing in needs JavaScript')).toBeVisible()
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Password', { exact: false }).first().fill('Haat@2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This form needs JavaScript/)
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(page).toHaveURL(at('shop', '/login'))
  await page.goto(at('shop'))
  await expect(page.getByText('Subscribing needs JavaScript')).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This form needs JavaScript/)
})

// Shows B32.
test('a page that only script can fill says so, and shows no bars that wait for ever', { tag: '@deep' }, async ({
  page,
}) => {
  for (const [address, text] of [
    ['/cart', 'Your bag needs JavaScript'],
    ['/checkout', 'Checkout needs JavaScript'],
    ['/setting/orders', 'The list of your orders needs JavaScript'],
  ] as const) {
    await page.goto(at('shop', address))
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator('[aria-busy]')).toBeHidden()
  }
})

test('a page that does not exist says so, with ways on', { tag: '@deep' }, async ({ page }) => {
  const answer = await page.goto(at('shop', '/nowhere'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})
