import type { Page } from '@playwright/test'
import { at, expect, test } from './support/shop.ts'

/** The words that the button lies on, at rest where the page stands now. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('.chat-corner')
    if (!button || getComputedStyle(button).visibility === 'hidden') return []
    const box = button.getBoundingClientRect()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement
      if (!text.nodeValue?.trim() || !holder || button.contains(holder) || holder.closest('script, .sr-only')) continue
      if (!holder.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      // Text clipped by a strip has a box here too, but is not painted.
      const isUnder = [...range.getClientRects()].some(({ left, right, top, bottom }) => {
        const [from, to] = [Math.max(left, box.left), Math.min(right, box.right)]
        const [upper, lower] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
        return (
          from < to &&
          upper < lower &&
          document.elementsFromPoint((from + to) / 2, (upper + lower) / 2).includes(holder)
        )
      })
      if (isUnder) words.push(text.nodeValue.trim().slice(0, 40))
    }
    return words
  })

const scrollDownTo = (page: Page, y: number) =>
  page.evaluate((y) => {
    scrollTo({ top: y, behavior: 'instant' })
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, y)

/** Scrolls down until the page's script is there to notice. */
async function untilAwake(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await scrollDownTo(page, 100)
      await scrollDownTo(page, 400)
      return page.evaluate(() => document.documentElement.hasAttribute('data-going-down'))
    })
    .toBe(true)
  // It moves away before it is hidden.
  await expect(page.locator('.chat-corner')).toBeHidden()
}

// Shows B197.
for (const width of [390, 768, 1440, 1600])
  for (const site of ['food', 'clinic'] as const)
    test(`the chat button of ${site} covers no words while one reads down the page, ${width} px`, {
      tag: site === 'food' && width === 390 ? [] : ['@deep'],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(at(site))
      const button = page.locator('.chat-corner')
      await expect(button).toBeVisible()
      if (width < 1600) await untilAwake(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      for (let y = 550; y < height; y += 150) {
        await scrollDownTo(page, y)
        expect({ y, words: await covered(page) }).toEqual({ y, words: [] })
      }
      await scrollDownTo(page, height)
      await expect(button).toBeVisible()
      expect(await covered(page)).toEqual([])
    })

// Shows B197.
test('on a phone the chat button steps aside downwards and comes back upwards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('food'))
  const button = page.locator('.chat-corner')
  await untilAwake(page)
  await scrollDownTo(page, 200)
  await expect(button).toBeVisible()
})
