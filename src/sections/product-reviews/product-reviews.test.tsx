import { describe, expect, test } from 'vitest'
import { words } from '../../../tests/support/screens/personal.tsx'
import { product, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import type { Review, ReviewPage } from '../../shared/selling/opinions/reviews.ts'
import { productReviews } from './product-reviews.tsx'

const said = (id: number, given: Partial<Review> = {}): Review => ({
  ...{ _id: `r${id}`, stars: 4, title: `Title ${id}`, text: 'Soft <b>and</b> light.', writer: 'Asha M.' },
  ...{ options: { Size: 'M' }, pictures: [], helpful: 0, answer: null, created: '2026-11-20T20:35:00.000Z' },
  ...given,
})

const lamp = product({ path: 'lamp', name: 'Lamp' })
const rating = { average: 4.3, count: 23, histogram: [1, 0, 3, 7, 12] as [number, number, number, number, number] }

/** Renders the section on a product's page. @returns the HTML and the reads it made */
async function shown(
  given: Omit<ReviewPage, 'withPictures'> & Partial<ReviewPage>,
  query: Record<string, string> = {},
) {
  const page = { withPictures: 0, ...given }
  const asked: object[] = []
  const reads = {
    ...shopReads([lamp]).reads,
    reviews: async (_: string, given: object) => {
      asked.push(given)
      return page
    },
  }
  const html = await shopHtml(productReviews, { anchor: 'reviews' }, reads, {
    path: '/p/lamp',
    params: { path: 'lamp' },
    query,
  })
  return { html, text: words(html), asked }
}

describe('reviews on the page of a product', () => {
  // Shows B138.
  test('show average, count, and how many have given how many stars, each row a link to these', async () => {
    const { html, text } = await shown({ data: [said(1)], total: 23, rating })
    expect(text).toMatch(/4\.3 23 reviews 5 stars 12 4 stars 7 3 stars 3 2 stars 0 1 star 1/)
    expect(html).toContain('href="/p/lamp?stars=3#reviews"')
    expect(html).toContain('aria-label="4.3 out of 5 stars"')
  })

  test('have stars, title, text as it was typed, a short name, the day in the time of the site, that and what was bought', async () => {
    const { html, text } = await shown({ data: [said(1)], total: 1, rating })
    expect(text).toContain(
      'Title 1 Asha M. · 21 November 2026 · Verified purchase · M Soft &lt;b&gt;and&lt;/b&gt; light.',
    )
    expect(html).toContain('aria-label="4 out of 5 stars"')
  })

  test('have their pictures, and what the shop has answered in its name', async () => {
    const pictures = [{ _id: 'a', url: '/api/v1/review-pictures/a', width: 1_200, height: 600 }]
    const answer = { text: 'Thank you!', created: '2026-11-21T20:35:00.000Z' }
    const { html, text } = await shown({ data: [said(1, { pictures, answer })], total: 1, rating })
    expect(html).toMatch(/<a href="\/api\/v1\/review-pictures\/a"[^>]*><img[^>]*width="1200"/)
    expect(text).toMatch(/has answered Thank you!/)
  })

  // Shows B242.
  test('are narrowed to those with pictures by a link, which is there once some have them', async () => {
    const filtered = await shown(
      { data: [said(1)], total: 30, rating, withPictures: 30 },
      { pictures: 'yes', stars: '5' },
    )
    expect(filtered.asked).toEqual([{ stars: 5, pictures: true, sort: 'newest', page: 0, size: 10 }])
    expect(filtered.html).toContain('href="/p/lamp?reviews=2&amp;stars=5&amp;pictures=yes#reviews"')
    expect(filtered.html).toMatch(/href="\/p\/lamp\?stars=5#reviews" aria-current="true"[^>]*>.*With pictures \(30\)/)
    const all = await shown({ data: [said(1)], total: 40, rating, withPictures: 3 }, { pictures: 'on' })
    expect(all.asked).toMatchObject([{ pictures: false }])
    expect(all.html).toContain('href="/p/lamp?pictures=yes#reviews"')
    expect((await shown({ data: [said(1)], total: 1, rating })).text).not.toContain('With pictures')
  })

  // Shows B242.
  test('open their pictures large, and bring no script for that without any', async () => {
    const pictures = [{ _id: 'a', url: '/api/v1/review-pictures/a', width: 1_200, height: 600 }]
    const { html } = await shown({ data: [said(1, { pictures })], total: 1, rating })
    expect(html).toMatch(/data-gallery.*<a href="\/api\/v1\/review-pictures\/a"[^>]*data-enlarge/)
    expect(html).toContain('data-island="gallery-lightbox"')
    expect((await shown({ data: [said(1)], total: 1, rating })).html).not.toContain('gallery-lightbox')
  })

  // Shows B138.
  test('are paged and filtered by the address, by links', async () => {
    const { html, text, asked } = await shown({ data: [said(1)], total: 40, rating }, { reviews: '2', stars: '5' })
    expect(asked).toEqual([{ stars: 5, pictures: false, sort: 'newest', page: 1, size: 10 }])
    expect(text).toContain('Reviews with 5 stars Show all')
    expect(html).toContain('href="/p/lamp?reviews=3&amp;stars=5#reviews"')
    expect(html).toContain('href="/p/lamp?stars=5#reviews"')
    expect(html).toContain('href="/p/lamp#reviews"')
  })

  // Shows B137.
  test('stand the newest or the most helpful first, by links that keep the filters', async () => {
    const { html, asked } = await shown({ data: [said(1)], total: 40, rating }, { by: 'helpful', stars: '5' })
    expect(asked).toMatchObject([{ sort: 'helpful', stars: 5 }])
    expect(html).toMatch(/href="\/p\/lamp\?stars=5#reviews"[^>]*>Newest</)
    expect(html).toMatch(/href="\/p\/lamp\?stars=5&amp;by=helpful#reviews" aria-current="true"[^>]*>Most helpful</)
    expect(html).toContain('href="/p/lamp?reviews=2&amp;stars=5&amp;by=helpful#reviews"')
    expect((await shown({ data: [said(1)], total: 1, rating })).html).not.toContain('Most helpful')
  })

  test('take what the address cannot mean as if it had not been said', async () => {
    const { asked } = await shown({ data: [said(1)], total: 40, rating }, { reviews: '-1', stars: '6', by: 'luck' })
    expect(asked).toEqual([{ stars: undefined, pictures: false, sort: 'newest', page: 0, size: 10 }])
  })

  test('say that there are none yet, or none of these', async () => {
    expect((await shown({ data: [], total: 0, rating: null })).text).toContain('Nobody has reviewed it yet.')
    expect((await shown({ data: [], total: 0, rating }, { stars: '2' })).text).toContain('There are none of these.')
  })
})
