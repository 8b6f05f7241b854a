import type { Page } from '@playwright/test'
import { plainProduct } from './support/catalogue.ts'
import { at, expect, newShopper, saveAddress, signIn, test } from './support/shop.ts'

const open = ['/', '/c/women', '/search?q=brass', '/search?q=zzzzzz', '/login', '/signup', '/cart', '/nowhere']
const personal = [
  '/setting/overview',
  '/setting/orders',
  '/setting/addresses',
  '/setting/profile',
  '/checkout',
  '/cart',
]

/** Shows every kind of page to `look`: what anybody sees, then what somebody signed in sees. */
async function walk(page: Page, look: (address: string) => Promise<void>): Promise<void> {
  const visit = async (address: string) => {
    await page.goto(at('shop', address))
    await page.waitForLoadState('networkidle')
    await look(address)
  }
  const { path } = await plainProduct(page)
  for (const address of [...open, `/p/${path}`]) await visit(address)
  const { email } = await newShopper(page)
  await saveAddress(page, await signIn(page, email))
  for (const address of personal) await visit(address)
}

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself and nothing scrolls smoothly', async ({ page }) => {
    test.setTimeout(120_000)
    await walk(page, async (address) => {
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

for (const { name, width, height } of [{ name: 'at 200 % zoom', width: 640, height: 400 }]) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } })

    test('no page has to be scrolled sideways', async ({ page }) => {
      test.setTimeout(120_000)
      await walk(page, async (address) => {
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft({ address, scroll }).toEqual({ address, scroll: width })
      })
    })
  })
}
