import { sampleOf } from '../support/enumerations/sample.ts'
import { inaccessible } from './support/measures.ts'
import { at, expect, test } from './support/shop.ts'

/** So many looks stand below one another while they are checked: one by one, most of the time would go into opening pages. */
const together = 15

for (const { name, theme, width, height, tag } of [
  { name: 'in a light theme on wide screens', theme: 'lakeside', width: 1440, height: 900, tag: ['@deep'] },
  { name: 'in a dark theme on phones', theme: 'nightmarket', width: 390, height: 844, tag: [] },
])
  test(`neither the gallery nor a look is inaccessible or wider than the screen, ${name}`, { tag }, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height })
    for (const path of ['/sections/testimonials/grid', '/sections']) {
      await page.goto(at('', path))
      // They show the looks, which are walked by themselves; axe would be read into each of them.
      await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()))
      expect.soft({ path, faults: await inaccessible(page) }).toEqual({ path, faults: [] })
    }
    const all = await page
      .locator('main article a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(all.length).toBeGreaterThan(40)
    const looks = sampleOf(all, (look) => look, 24)
    for (let first = 0; first < looks.length; first += together) {
      const views = looks.slice(first, first + together).map((look) => `${look}/view?theme=${theme}`)
      await page.goto(at('', views[0] ?? ''))
      const wide = await page.evaluate(standTogether, views)
      expect.soft({ wide, faults: await inaccessible(page), views }).toEqual({ wide: [], faults: [], views })
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
