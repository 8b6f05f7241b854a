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

test('the gallery has no accessibility violation, and no look has one: in a light theme on wide screens, in a dark one on phones', async ({
  page,
}) => {
  test.setTimeout(400_000)
  const violationsAt = async (path: string) => {
    await page.goto(at('', path))
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      // The frames of the gallery are visited by themselves.
      .exclude('iframe')
      .analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  }
  const theme = (page.viewportSize()?.width ?? 0) < 768 ? 'nightmarket' : 'lakeside'
  expect(await violationsAt('/sections/testimonials/grid')).toEqual([])
  expect(await violationsAt('/sections')).toEqual([])
  const looks = await page
    .locator('main article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(looks.length).toBeGreaterThan(40)
  for (const look of looks) {
    const found = await violationsAt(`${look}/view?theme=${theme}`)
    const { scroll, screen } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      screen: innerWidth,
    }))
    expect({ look, scroll, found }).toEqual({ look, scroll: screen, found: [] })
  }
})
