import { everyScreen } from './support/every-screen.ts'
import { expect, test } from './support/shop.ts'

test.describe('where motion is unwanted', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('nothing in the admin moves by itself or scrolls smoothly', async ({ page }) => {
    test.setTimeout(120_000)
    await everyScreen(page, async (address) => {
      const found = await page.evaluate(() => ({
        moving: document
          .getAnimations()
          .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().activeDuration) > 10)
          .length,
        smooth: [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).scrollBehavior === 'smooth')
          .length,
      }))
      expect.soft({ address, ...found }).toEqual({ address, moving: 0, smooth: 0 })
    })
  })
})

for (const [name, width, height] of [
  ['at 200 % zoom', 640, 400],
  ['at 400 % zoom, as WCAG 1.4.10 has it', 320, 256],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } })

    test('no screen of the admin has to be scrolled sideways', async ({ page }) => {
      test.setTimeout(120_000)
      await everyScreen(page, async (address) => {
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft({ address, scroll }).toEqual({ address, scroll: width })
      })
    })
  })
}
