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

/** So many looks stand below one another while they are checked: one by one, most of the time would go into opening pages. */
const together = 15

test('the gallery has no accessibility violation, and no look has one: in a light theme on wide screens, in a dark one on phones', async ({
  page,
}) => {
  test.setTimeout(400_000)
  const violations = async () => {
    const found = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      // The frames of the gallery are visited by themselves.
      .exclude('iframe')
      .analyze()
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  }
  const theme = (page.viewportSize()?.width ?? 0) < 768 ? 'nightmarket' : 'lakeside'
  await page.goto(at('', '/sections/testimonials/grid'))
  expect(await violations()).toEqual([])
  await page.goto(at('', '/sections'))
  expect(await violations()).toEqual([])
  const looks = await page
    .locator('main article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(looks.length).toBeGreaterThan(40)
  for (let first = 0; first < looks.length; first += together) {
    const views = looks.slice(first, first + together).map((look) => `${look}/view?theme=${theme}`)
    await page.goto(at('', views[0] ?? ''))
    const wide = await page.evaluate(standTogether, views)
    expect.soft({ wide, found: await violations(), views }).toEqual({ wide: [], found: [], views })
  }
})

/** Puts what other views show on this page. @returns those that are wider than the screen */
async function standTogether(views: string[]): Promise<string[]> {
  const wide: string[] = []
  const main = document.querySelector('main')
  main?.replaceChildren()
  document.querySelector('body > header')?.remove()
  for (const view of views) {
    const shown = new DOMParser().parseFromString(await (await fetch(view)).text(), 'text/html')
    const place = document.createElement('div')
    place.append(...shown.querySelectorAll('body > header, main > *'))
    main?.append(place)
    if (document.documentElement.scrollWidth > innerWidth) wide.push(view)
  }
  return wide
}
