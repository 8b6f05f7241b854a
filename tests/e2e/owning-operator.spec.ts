import type { Locator } from '@playwright/test'
import { operator } from './support/addresses.ts'
import { at, emailOf, expect, here, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

// Shows B77, B78, B329.
test('the operator finds a site, suspends it with a reason, and restores it', { tag: '@deep' }, async ({ page }) => {
  test.slow()
  const { host } = new URL(here())
  const visitor = await (await page.context().browser()?.newContext())?.newPage()
  if (!visitor) throw new Error('no second window')
  const status = async () => (await visitor.goto(here()))?.status()
  expect(await status()).toBe(200)

  await page.goto(at('', '/login'))
  await page.getByLabel('Email').fill(operator)
  await page
    .getByLabel('Password', { exact: false })
    .first()
    .fill(process.env.HAAT_OPERATOR_PASSWORD ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/admin/)
  await page.goto(at('', '/admin/sites'))
  await page.getByRole('searchbox').fill(host.replace(/\..*/, ''))
  const row = page.getByRole('row').filter({ hasText: host })
  await expect(page.getByRole('row').filter({ hasText: 'Aangan' })).toHaveCount(0)
  await expect(row).toContainText('Open')
  await expect(row).toContainText(emailOf('owner'))
  for (const [width, name] of [
    [390, 'phone'],
    [768, 'tablet'],
    [1440, 'desktop'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await row.getByText(host).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(emailOf('owner'))).toBeVisible()
  await dialog.getByRole('button', { name: 'Suspend the site' }).click()
  await expect(dialog.getByText('Enter the reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Its pictures are somebody else’s')
  await dialog.getByRole('button', { name: 'Suspend the site' }).click()
  const toast = page.locator('[data-sonner-toast][data-mounted="true"]')
  // It stays while a pointer rests on it.
  await toast.hover()
  for (const name of ['Restore the site', 'Close'])
    expect(await liesOver(toast, dialog.getByRole('button', { name, exact: true })), name).toBe(false)
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
  await expect(dialog.getByText(/^Suspended since .*: Its pictures are somebody else’s$/)).toBeVisible()
  // Another process may have answered, and hears of it a moment later.
  await expect.poll(status).toBe(503)
  await expect(visitor.getByRole('heading')).toContainText('is suspended for now')
  await visitor.goto(here('/admin'))
  await expect(visitor.getByRole('heading')).toContainText('is suspended for now')

  await dialog.getByRole('button', { name: 'Restore the site' }).click()
  await expect(dialog.getByLabel('Reason')).toBeVisible()
  await expect.poll(status).toBe(200)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('Open')
})

async function liesOver(one: Locator, other: Locator): Promise<boolean> {
  const [above, below] = [await one.boundingBox(), await other.boundingBox()]
  if (!above || !below) throw new Error('one of them is not shown')
  const isBeside = above.x + above.width <= below.x || below.x + below.width <= above.x
  return !isBeside && above.y < below.y + below.height && below.y < above.y + above.height
}
