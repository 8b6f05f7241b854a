import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { everyScreen } from './support/every-screen.ts'
import { at, expect, signIn, test } from './support/shop.ts'

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // The canvas shows the site's own page, which has a test of its own.
    .exclude('iframe')
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' })

      test('no screen of the admin has an accessibility violation, or is wider than the window', async ({ page }) => {
        test.setTimeout(240_000)
        await everyScreen(page, async (address) => {
          const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
          expect.soft({ address, scroll, found: await faults(page) }).toEqual({ address, scroll: width, found: [] })
        })
      })
    })
  }
}

test('dialogs and menus have no accessibility violation', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  const look = async (address: string, open: () => Promise<void>) => {
    await page.goto(at('shop', address))
    await page.waitForLoadState('networkidle')
    await open()
    await page.waitForTimeout(300)
    expect({ address, found: await faults(page) }).toEqual({ address, found: [] })
  }
  await look('/admin/pages', () => page.getByRole('button', { name: 'New page' }).click())
  await look('/admin/brands', () => page.getByRole('button', { name: /brand/i }).first().click())
  await look('/admin/media', () => page.locator('.media-tile').first().click())
  await look('/admin/dashboard', () => page.getByRole('button', { name: /Rohan Kulkarni/ }).click())
  await look('/admin/pages', async () => {
    await page.getByRole('link', { name: 'Our makers' }).click()
    await page.getByRole('button', { name: 'Add section', exact: true }).click()
    await page.waitForTimeout(2_000)
  })
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Versions' })).toBeVisible()
  await page.waitForTimeout(500)
  expect(await faults(page)).toEqual([])
})
