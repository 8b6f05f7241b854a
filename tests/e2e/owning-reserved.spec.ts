import { placeOrder } from './support/order.ts'
import { emailOf, expect, here, newShopper, signIn, test } from './support/own-site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

// Shows B21.
test('the holder of reserved stock is seen on a phone, and the stock released', { tag: '@deep' }, async ({ page }) => {
  const { email } = await newShopper(page)
  const { number } = await placeOrder(page, email, 'sandbox')
  await signIn(page, emailOf('owner'))
  await page.goto(here('/admin/orders'))
  await page.getByRole('link', { name: 'Reserved items' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reserved items' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(`#${number}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await row.getByRole('button', { name: /^Release/ }).click()
  const dialog = page.getByRole('dialog', { name: `Release order ${number}?` })
  await expect(dialog).toContainText('1 item goes back on sale.')
  await dialog.getByRole('button', { name: 'Release items' }).click()
  await expect(page.getByText(`Order ${number} is cancelled`)).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByText('No results').or(page.getByText('Nothing is reserved')).first()).toBeVisible()
})
