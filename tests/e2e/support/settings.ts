import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/**
 * Changes settings on the screen that is open, and saves them. Journeys side by side change the settings of one shop, and whoever
 * saves second is told so: it is done once more then.
 */
export async function saveSettings(page: Page, change: () => Promise<void>): Promise<void> {
  await expect(async () => {
    const discard = page.getByRole('button', { name: 'Discard' })
    if (await discard.isVisible()) await discard.click()
    await page.reload()
    await change()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
}
