import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/product-list.ts'
import { product, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { productList } from './product-list.tsx'

const many = (count: number) => Array.from({ length: count }, () => product())
const cards = (html: string) => html.match(/class="product-card"/g)?.length ?? 0

describe('a list of products', () => {
  test('the example shows its heading, its cards and the link to all', async () => {
    const html = await shopHtml(productList, example, shopReads(many(4)).reads)
    expect(html).toContain('New this week')
    expect(cards(html)).toBe(4)
    expect(html).toMatch(/href="\/search"[^>]*>See all/)
  })

  // Shows K5.
  test('shows ten cards, newest first, and one page of them, when nothing is configured', async () => {
    const { reads, asked } = shopReads(many(14))
    const html = await shopHtml(productList, {}, reads)
    expect(cards(html)).toBe(10)
    expect(asked).toEqual([expect.objectContaining({ sort: 'created', page: 0, size: 10 })])
    expect(html).not.toContain('aria-label="Next page"')
  })

  test('turns pages of the configured size', async () => {
    const html = await shopHtml(productList, { totalCardsToShow: 7, cardPerSection: 3 }, shopReads(many(9)).reads)
    expect(cards(html)).toBe(7)
    expect(html.match(/aria-current="page"/g)).toHaveLength(3)
    const [, id] = html.match(/<a href="#([^"]+)" rel="next"/) ?? []
    expect(html).toContain(`id="${id}"`)
  })

  test('without paging all cards stand together', async () => {
    const props = { totalCardsToShow: 7, cardPerSection: 3, enablePaging: false }
    const html = await shopHtml(productList, props, shopReads(many(9)).reads)
    expect(cards(html)).toBe(7)
    expect(html).not.toContain('aria-current="page"')
  })

  // Shows S84.
  test('as a carousel all cards are in a strip to swipe, with arrows if scripts run', async () => {
    const html = await shopHtml(productList, { ...example, layout: 'carousel' }, shopReads(many(7)).reads)
    expect(cards(html)).toBe(7)
    expect(html).toContain('aria-label="New this week" aria-roledescription="carousel"')
    expect(html).toMatch(/<ul[^>]*class="snap-strip/)
    expect(html).toMatch(/<button[^>]*aria-label="Previous".*<button[^>]*aria-label="Next"/)
    expect(html).not.toMatch(/Pause|"time"|aria-current/)
  })

  // Shows S84.
  test('as a carousel one product alone has no arrows', async () => {
    const html = await shopHtml(productList, { layout: 'carousel' }, shopReads(many(1)).reads)
    expect(cards(html)).toBe(1)
    expect(html).not.toContain('aria-label="Next"')
  })

  // Shows S33, T13.
  test('says that nothing is found', async () => {
    const html = await shopHtml(productList, { show: 'chosen' }, shopReads(many(3)).reads)
    expect(html).toContain('Product not found')
  })
})

describe('a card', () => {
  const cardOf = (given: Parameters<typeof product>[0], props = {}) =>
    shopHtml(productList, props, shopReads([product(given)]).reads)

  // Shows S27, S34, E4.
  test('shows picture, name, category, price, list price, percent off and the button', async () => {
    const html = await cardOf({ name: 'Kota Doria Saree', path: 'kota', price: 199_900, mrp: 300_000 })
    expect(html).toContain('<a href="/p/kota">Kota Doria Saree</a>')
    expect(html).toContain('>Sarees</p>')
    expect(html).toContain('>₹1,999<')
    expect(html).toMatch(/<s [^>]*>.*₹3,000<\/s>/)
    expect(html).toContain('33% off')
    expect(html).toMatch(/<button[^>]*>.*Add to bag/)
    expect(html).toMatch(/<img src="\/media\/pictureof/)
  })

  // Shows S25, S34.
  test.each(['bag', 'plain', 'brand'])('%s: its button has enough contrast', async (card) => {
    const html = await cardOf({ name: 'Kota Doria Saree' }, { card })
    expect(html).toMatch(/<button[^>]*>(<span[^>]*>)?Add to bag/)
  })

  // Shows S34.
  test('says From where its variants differ in price, and shows paise only where there are some', async () => {
    expect(await cardOf({ price: 231_000, mrp: 280_000, priceVaries: true })).toContain('>From ₹2,310<')
    expect(await cardOf({ price: 231_050, mrp: 231_050 })).toContain('>₹2,310.50<')
  })

  test('names no list price that is the price', async () => {
    expect(await cardOf({ price: 199_900, mrp: 199_900 })).not.toMatch(/<s[ >]|% off/)
  })

  // Shows S34.
  test('names the amount where less than one percent is saved, and never 0 %', async () => {
    const html = await cardOf({ price: 199_000, mrp: 199_900 })
    expect(html).toContain('>₹9 off<')
    expect(html).not.toContain('0% off')
  })

  // Shows S34.
  test('says that it is sold out, and offers no button', async () => {
    const html = await cardOf({ inStock: false, productVariantId: null })
    expect(html).toContain('Sold out')
    expect(html).not.toContain('Add to bag')
  })

  // Shows S26.
  test('shows the brand where the owner chose that card', async () => {
    expect(await cardOf({}, { card: 'brand' })).toContain('Kosi Looms')
    expect(await cardOf({}, { card: 'bag' })).not.toContain('Kosi Looms')
  })
})

describe('the cards', () => {
  // Shows S29, T3.
  test.each(['bag', 'plain', 'brand', 'rating', 'wishlist'])(
    '%s: has an empty heart in the shared HTML',
    async (card) => {
      const item = product({ name: 'Brass lamp' })
      const html = await shopHtml(productList, { card }, shopReads([item]).reads)
      const [heart = ''] = /<button[^>]*data-heart[^>]*>/.exec(html) ?? []
      expect(heart).toContain(`data-heart="${item._id}" data-variant="${item.shownVariantId}" aria-pressed="false"`)
      expect(heart).toContain('aria-label="Keep Brass lamp in your wishlist"')
    },
  )

  // Shows S28.
  test('rating: shows the average in stars, halves too, with the number of reviews; nothing without reviews', async () => {
    const rated = product({ rating: { average: 4.3, count: 1_234 } })
    const html = await shopHtml(productList, { card: 'rating' }, shopReads([rated, product()]).reads)
    expect(html.match(/aria-label="4.3 out of 5 stars"/g)).toHaveLength(1)
    expect(html.match(/data-star="full"/g)).toHaveLength(4)
    expect(html.match(/data-star="half"/g)).toHaveLength(1)
    expect(html).toContain('(1,234)')
    expect(html).toContain('1234 reviews')
    expect(await shopHtml(productList, { card: 'bag' }, shopReads([rated]).reads)).not.toContain('out of 5')
  })

  // Shows S29.
  test('wishlist: has the sale badge where the price is above the list price, and the percent-off tag elsewhere', async () => {
    const html = (price: number, mrp: number, card = 'wishlist') =>
      shopHtml(productList, { card }, shopReads([product({ price, mrp })]).reads)
    expect(await html(120_000, 100_000)).toContain('Sale 17%')
    expect(await html(120_000, 100_000, 'bag')).not.toContain('Sale')
    const cheaper = await html(80_000, 100_000)
    expect(cheaper).not.toContain('sale-badge')
    expect(cheaper).toContain('20% off')
  })

  // Shows B135.
  test('strike out no list price that is below the price', async () => {
    expect(await shopHtml(productList, {}, shopReads([product({ price: 120_000, mrp: 100_000 })]).reads)).not.toMatch(
      /<s[ >]|% off/,
    )
  })
})
