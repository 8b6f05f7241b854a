import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/category-products.ts'
import { pageInfo } from '../../../tests/support/screens/render.tsx'
import { product, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import type { Reads } from '../define/reads.ts'
import { categoryProducts } from './category-products.tsx'

const brands = [
  { name: 'Kosi Looms', path: 'kosi-looms', count: 24 },
  { name: 'Neelgarh', path: 'neelgarh', count: 6 },
]
const facets = { brands, priceMin: 89_000, priceMax: 1_290_000 }
const thirty = Array.from({ length: 30 }, (_, index) => product({ brand: index < 24 ? 'Kosi Looms' : 'Neelgarh' }))
const here = { path: '/c/sarees', params: { path: 'sarees' } }

type FoundCategory = Awaited<ReturnType<Reads['category']>>

const withParent = (found: FoundCategory): FoundCategory =>
  found && {
    ...found,
    ancestors: ['Women', 'Wear'].map((title) => ({ ...found.category, title, path: title.toLowerCase() })),
  }

const category = (query: Record<string, string> = {}, props: object = example, products = thirty) => {
  const { reads, asked } = shopReads(products, facets)
  return shopHtml(categoryProducts, { ...props }, reads, { ...here, query }).then((html) => ({ html, asked }))
}

describe('a category', () => {
  // Shows R5.
  test('shows where it stands, its title, its words, its sub-categories and how much it holds', async () => {
    const { html } = await category()
    expect(html).toMatch(/<h1[^>]*>Sarees<\/h1>/)
    expect(html).toContain('Nine days on the loom.')
    expect(html).toMatch(/<a href="\/c\/chanderi"/)
    expect(html).toContain('30 products')
    expect(html).toMatch(/aria-label="Breadcrumb".*href="\/".*aria-current="page"[^>]*>Sarees/)
  })

  // Shows S32.
  test('has a bar with page numbers, previous and next that keeps what was asked', async () => {
    const { html, asked } = await category(
      { p: '1', sort: 'name', brand: 'kosi-looms' },
      { ...example, cardPerSection: 10 },
    )
    expect(asked).toEqual([expect.objectContaining({ page: 1, size: 10, sort: 'name', brand: ['kosi-looms'] })])
    expect(html).toContain('href="/c/sarees?sort=name&amp;brand=kosi-looms" rel="prev"')
    expect(html).toContain('href="/c/sarees?sort=name&amp;brand=kosi-looms&amp;p=2" rel="next"')
    expect(html).toMatch(/aria-current="page"><span class="sr-only">Page <\/span>2</)
  })

  test('shows the last page to who asks for one past the end', async () => {
    const { html } = await category({ p: '99' })
    expect(html.match(/class="product-card"/g)).toHaveLength(10)
  })

  // Shows S30, S31.
  test('has a filter titled Filters whose brands are links and whose prices are a form', async () => {
    const { html } = await category({ sort: 'price-low', brand: 'kosi-looms' })
    expect(html).toMatch(/<button[^>]*popoverTarget="([^"]+)"[^>]*>Filters<\/button>/i)
    expect(html).toContain('href="/c/sarees?sort=price-low&amp;brand=kosi-looms,neelgarh"')
    expect(html).toMatch(/<form[^>]* action="\/c\/sarees"[^>]*><input type="hidden" name="sort" value="price-low"\/>/)
    expect(html).toMatch(/Remove <\/span>Kosi Looms/)
  })

  test('names prices in the currency of the site', async () => {
    const inDollars = { ...here, query: { min: '500', max: '2000' }, site: { ...pageInfo().site, currency: 'USD' } }
    const html = await shopHtml(categoryProducts, example, shopReads(thirty, facets).reads, inDollars)
    expect(html).toContain('Remove </span>$500 – $2,000')
    expect(html).toContain('From ($)')
    expect((await category({ min: '1500' })).html).toContain('Remove </span>From ₹1,500')
    expect((await category()).html).toContain('To (₹)')
  })

  test('asks for prices in rupees and only for what is in stock', async () => {
    const { asked } = await category({ min: '500', max: '2,000', stock: '1' })
    expect(asked[0]).toMatchObject({ priceFrom: 50_000, priceTo: 200_000, inStock: true })
  })

  test('ignores what it cannot understand', async () => {
    const { asked } = await category({ p: '-1', sort: 'random', min: 'cheap' })
    expect(asked[0]).toMatchObject({ page: 0, sort: 'created', priceFrom: undefined })
  })

  // Shows K6.
  test('stands in four columns beside the filter and in five without', async () => {
    expect((await category()).html).toContain('[--columns:4]')
    const { html } = await category({}, { sideFilter: false })
    expect(html).toContain('class="card-grid"')
    expect(html).not.toContain('Filters')
  })

  // Shows S33.
  test('says that nothing is found, and offers to clear the filters, or the nearest category', async () => {
    const { html } = await category({ brand: 'nobody' })
    expect(html).toContain('Product not found')
    expect(html).toContain('Nothing here fits all of the filters.')
    expect(html).toMatch(/<a href="\/c\/sarees"[^>]*>Clear the filters/)
    expect(html).toMatch(/<a href="\/search"[^>]*>Look through all products/)
  })

  /** The category has no products; of what is above it, only this has. */
  async function emptyBelow(having: string | undefined) {
    const { reads } = shopReads(thirty, { ...facets, brands: [] })
    const below: Reads = {
      ...reads,
      products: async () => ({ items: [], total: 0 }),
      hasProducts: async (category) => category === having || having === '',
      category: async (path) => withParent(await reads.category(path)),
    }
    return shopHtml(categoryProducts, example, below, { ...here, query: {} })
  }

  // Shows B276.
  test('without products leads to the nearest category above that has some, else to all products', async () => {
    expect(await emptyBelow('')).toMatch(/<a href="\/c\/wear"[^>]*>Look in Wear/)
    expect(await emptyBelow('')).not.toContain('Nothing here fits all of the filters.')
    expect(await emptyBelow('women')).toMatch(/<a href="\/c\/women"[^>]*>Look in Women/)
    expect(await emptyBelow(undefined)).toMatch(/<a href="\/search"[^>]*>Look through all products/)
    expect(await emptyBelow('nothing')).not.toMatch(/Look (in|through)/)
  })

  // Shows B276.
  test('offers those filters to be taken off without which it has products', async () => {
    const { reads } = shopReads(thirty, facets)
    const strict: Reads = {
      ...reads,
      products: async ({ brand, rating, priceTo }) => {
        const total = brand && rating ? 0 : priceTo ? (brand ? 1 : 0) : 30
        return { items: thirty.slice(0, total && 1), total }
      },
    }
    const query = { brand: 'neelgarh', rating: '4', max: '500' }
    const html = await shopHtml(categoryProducts, example, strict, { ...here, query })
    expect(html).toMatch(/<a href="\/c\/sarees\?brand=neelgarh&amp;max=500"[^>]*>Without 4 stars and up: 1 product</)
    expect(html.match(/>Without /g)).toHaveLength(1)
    expect(html).toMatch(/<a href="\/c\/sarees"[^>]*>Clear the filters/)
    const none: Reads = { ...reads, products: async () => ({ items: [], total: 0 }) }
    const nothing = await shopHtml(categoryProducts, example, none, { ...here, query })
    expect(nothing).toContain('Product not found')
    expect(nothing).not.toMatch(/Without |Clear the filters/)
  })

  test('shows nothing for a category that is not there', async () => {
    const html = await shopHtml(categoryProducts, {}, shopReads([]).reads, { params: { path: 'none' } })
    expect(html).toBe('')
  })
})
