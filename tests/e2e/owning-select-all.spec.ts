import type { Page } from '@playwright/test'
import { tenPercent } from '../support/selling/discounts.ts'
import { placeOrder } from './support/order.ts'
import { callShop, emailOf, expect, here, newShopper, signIn, test } from './support/own-site.ts'

/** A row for each list that a new shop has none in. */
async function makeRows(page: Page): Promise<void> {
  const { email } = await newShopper(page)
  await placeOrder(page, email)
  const asked = { customerName: 'Asha Rao', customerContact: '9829041122', customerEmail: email, message: 'By hand?' }
  await callShop(page, '/api/io/crm/admin/public/contact', { data: asked })
  const token = await signIn(page, emailOf('owner'))
  await callShop(page, '/api/v1/posts', { token, data: { title: 'Indigo', path: 'indigo', body: '<p>Dyes.</p>' } })
  await callShop(page, '/api/v1/discounts', { token, data: { ...tenPercent, code: 'TEN' } })
}

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    // Shows B366.
    test('the owner selects all rows of a list by one press', async ({ page }) => {
      await makeRows(page)
      for (const path of ['orders', 'products', 'inbox', 'blog', 'discounts', 'media']) {
        await page.goto(here(`/admin/${path}`))
        if (path === 'media') await page.getByRole('button', { name: 'List view' }).click()
        const rows = page.getByRole('checkbox', { name: 'Select this row' })
        await expect(rows.first()).toBeVisible()
        const all = page.getByRole('checkbox', { name: 'Select all on this page' })
        await all.click()
        await expect(page.getByText(`${await rows.count()} selected`)).toBeVisible()
        await all.click()
        await expect(page.getByText(/^\d+ selected$/)).toHaveCount(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      }
    })
  })
