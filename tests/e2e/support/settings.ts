import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/** Saves the settings on the screen that is open. */
export async function saveSettings(page: Page): Promise<void> {
  // The notice of an earlier time must not stand for this one.
  const saved = page.getByText('Saved', { exact: true })
  await expect(saved).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saved.first()).toBeVisible()
}
