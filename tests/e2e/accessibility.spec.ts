import AxeBuilder from '@axe-core/playwright'
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

test('no page of the shop has an accessibility violation', async ({ page }) => {
  test.setTimeout(180_000)
  const { path } = await plainProduct(page)
  for (const address of [...open, `/p/${path}`]) await expectAccessible(address)
  const { email } = await newShopper(page)
  const token = await signIn(page, email)
  await saveAddress(page, token)
  for (const address of personal) await expectAccessible(address)

  async function expectAccessible(address: string): Promise<void> {
    await page.goto(at('shop', address))
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    expect({ address, found }).toEqual({ address, found: [] })
  }
})

test('no page is wider than the screen', async ({ page }) => {
  const { path } = await plainProduct(page)
  for (const address of [...open, `/p/${path}`]) {
    await page.goto(at('shop', address))
    const { scroll, screen } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      screen: innerWidth,
    }))
    expect({ address, scroll }).toEqual({ address, scroll: screen })
  }
})

test('the gallery shows every section without an accessibility violation', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(at('', '/sections'))
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    // Many pages in one: landmarks and headings repeat by design.
    .disableRules(['landmark-one-main', 'page-has-heading-one', 'landmark-unique'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  expect(found).toEqual([])
})
