import { everyPage } from './support/every-page.ts'
import { expect, test } from './support/shop.ts'

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself and nothing scrolls smoothly', async ({ page }) => {
    test.setTimeout(120_000)
    await everyPage(page, async (address) => {
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().activeDuration) > 10)
          .map((one) =>
            one.effect instanceof KeyframeEffect ? one.effect.target?.outerHTML.slice(0, 120) : 'unknown',
          ),
      )
      const smooth = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((one) => getComputedStyle(one).scrollBehavior === 'smooth')
          .map((one) => one.outerHTML.slice(0, 120)),
      )
      expect.soft({ address, moving, smooth }).toEqual({ address, moving: [], smooth: [] })
    })
  })
})

for (const { name, width, height } of [
  { name: 'at 200 % zoom', width: 640, height: 400 },
  { name: 'at 400 % zoom, as WCAG 1.4.10 has it', width: 320, height: 256 },
]) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } })
    test.skip(({ hasTouch }) => hasTouch, 'it sets its own window')

    test('no page has to be scrolled sideways', async ({ page }) => {
      test.setTimeout(120_000)
      await everyPage(page, async (address) => {
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft({ address, scroll }).toEqual({ address, scroll: width })
      })
    })
  })
}
