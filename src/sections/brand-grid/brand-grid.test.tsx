import { describe, expect, test } from 'vitest'
import { product, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { brandGrid } from './brand-grid.tsx'

const products = [
  product({ brand: 'Kosi Looms' }),
  product({ brand: 'बुनकर संघ' }),
  product({ brand: 'Meera & Co' }),
  product({ brand: null }),
]
const html = (props: Record<string, unknown>, sold = products) => shopHtml(brandGrid, props, shopReads(sold).reads)

const linked = (shown: string) => [...shown.matchAll(/href="\/search\?brand=([^"]+)"/g)].map(([, path]) => path)

describe('the brand grid', () => {
  test('shows every brand that is sold by its name, leading to the list of that brand', async () => {
    const shown = await html({ heading: 'Our makers' })
    expect(shown).toMatch(/<h2[^>]*>Our makers/)
    expect(shown.match(/<li/g)).toHaveLength(3)
    expect(shown).toMatch(/<a href="\/search\?brand=kosi-looms"[^>]*><span[^>]*>Kosi Looms<\/span>/)
    expect(shown).toContain('बुनकर संघ')
  })

  test('shows a logo where the owner gave one, with its name in words', async () => {
    const shown = await html({ brands: [{ name: ' kosi looms ', logo: { media: 'picturelogo', alt: '' } }] })
    expect(linked(shown)).toHaveLength(3)
    expect(shown).toMatch(/<img src="\/media\/picturelogo\/[^>]*alt="Kosi Looms"/)
    expect(shown).not.toMatch(/<span[^>]*>Kosi Looms/)
  })

  test('shows only the named ones in their order; one of which nothing is sold is left out', async () => {
    const brands = [{ name: 'Meera & Co' }, { name: 'Long gone' }, {}, { name: 'Kosi Looms' }]
    expect(linked(await html({ show: 'chosen', brands }))).toEqual(['meera-%26-co', 'kosi-looms'])
  })

  // Shows B357.
  test('shows a brand that was renamed, once, with the logo of the name that it had', async () => {
    const { reads } = shopReads(products)
    const brandPaths = async (names: string[]) => names.map((name) => (name === 'kosi' ? 'kosi-looms' : undefined))
    const logo = { media: 'picturelogo', alt: '' }
    const brands = [{ name: 'Kosi', logo }, { name: 'Meera & Co' }, { name: 'Kosi', logo }, { name: 'Long gone' }]
    for (const show of ['chosen', 'all']) {
      const shown = await shopHtml(brandGrid, { show, brands }, { ...reads, brandPaths })
      expect(linked(shown).slice(0, 1)).toEqual(['kosi-looms'])
      expect(linked(shown)).toHaveLength(show === 'chosen' ? 2 : 3)
      expect(shown).toMatch(/<img src="\/media\/picturelogo\/[^>]*alt="Kosi Looms"/)
    }
  })

  test('shows no more than the owner wants', async () => {
    expect(linked(await html({ most: 2 }))).toHaveLength(2)
  })

  test('is not there at all where no brand has anything for sale', async () => {
    expect(await html({ heading: 'Our makers' }, [])).toBe('')
    expect(await html({ show: 'chosen', brands: [{ name: 'Long gone' }] })).toBe('')
  })
})
