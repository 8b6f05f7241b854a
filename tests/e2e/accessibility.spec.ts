import AxeBuilder from '@axe-core/playwright'
import { everyPage } from './support/every-page.ts'
import { at, expect, test } from './support/shop.ts'

test('no page of the shop has an accessibility violation, or is wider than the screen', async ({ page }) => {
  test.setTimeout(240_000)
  await everyPage(page, async (address) => {
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    const { scroll, screen } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      screen: innerWidth,
    }))
    expect({ address, scroll, found }).toEqual({ address, scroll: screen, found: [] })
  })
})

test('the gallery shows every section without an accessibility violation', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(at('', '/sections'))
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Many pages in one: landmarks and headings repeat by design.
    .disableRules(['landmark-one-main', 'page-has-heading-one', 'landmark-unique'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  expect(found).toEqual([])
})
