import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { everyDialog } from './support/every-dialog.ts'
import { everyScreen } from './support/every-screen.ts'
import { expect, test } from './support/shop.ts'

/** The canvas shows the site's own page, which has a test of its own. */
const checker = (page: Page) => new AxeBuilder({ page }).exclude('iframe')

async function faultsOf(checker: AxeBuilder): Promise<string[]> {
  const { violations } = await checker.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

/** Colours go over into others within a moment, and are not to be looked at on their way. */
function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}

/** In the light, everything; in the dark, what depends on colours: all else is the same, and so are the colours at any width. */
async function faults(page: Page, inDark: boolean): Promise<string[]> {
  const light = await faultsOf(checker(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']))
  if (!inDark) return light
  await page.emulateMedia({ colorScheme: 'dark' })
  await untilStill(page)
  const dark = await faultsOf(checker(page).withRules(['color-contrast', 'link-in-text-block']))
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((fault) => `dark, ${fault}`)]
}

for (const [name, width, inDark] of [
  ['light, 390 px', 390, false],
  ['light and dark, 1440 px', 1440, true],
] as const) {
  test.describe(name, () => {
    test.use({ colorScheme: 'light', viewport: { width, height: 900 }, reducedMotion: 'reduce' })

    test('no screen of the admin has an accessibility violation, or is wider than the window', async ({ page }) => {
      test.setTimeout(420_000)
      await everyScreen(page, async (address) => {
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
        expect
          .soft({ address, scroll, found: await faults(page, inDark) })
          .toEqual({ address, scroll: width, found: [] })
      })
    })

    test('no dialog, menu or open form of the admin has an accessibility violation', async ({ page }) => {
      test.setTimeout(420_000)
      await everyDialog(page, async (name) => {
        expect.soft({ name, found: await faults(page, inDark) }).toEqual({ name, found: [] })
      })
    })
  })
}
