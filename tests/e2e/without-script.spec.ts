import { at, expect, test } from './support/shop.ts'

test.use({ javaScriptEnabled: false })

test('the shop can be looked through without script: category, filter, sort, page, search, product', async ({
  page,
}) => {
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

test('a page that does not exist says so, with ways on', async ({ page }) => {
  const answer = await page.goto(at('shop', '/nowhere'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})
