import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/not-found.ts'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { notFound } from './not-found.tsx'

const { reads } = shopReads([])

describe('the page at an address that leads nowhere', () => {
  test('says so in its main heading', async () => {
    expect(await shopHtml(notFound, {}, reads)).toMatch(/<h1[^>]*>This page is not here<\/h1>/)
  })

  test('offers a search and a way home', async () => {
    const html = await shopHtml(notFound, example, reads)
    expect(html).toMatch(/<form [^>]*action="\/search"/)
    expect(html).toMatch(/<input type="search"[^>]* name="q"/)
    expect(html).toMatch(/<a href="\/"[^>]*>Go to the home page/)
  })

  test('leads to the main categories, not to those inside them', async () => {
    const html = await shopHtml(notFound, {}, reads)
    expect(html).toContain('href="/c/sarees"')
    expect(html).not.toContain('href="/c/chanderi"')
  })

  test('stands without a list where the site has no categories', async () => {
    const html = await shopHtml(notFound, {}, { ...reads, categories: async () => [] })
    expect(html).toContain('This page is not here')
    expect(html).not.toContain('<nav')
  })

  test('leaves out what the owner switched off', async () => {
    const html = await shopHtml(notFound, { showSearch: false, showCategories: false, homeText: '' }, reads)
    expect(html).not.toMatch(/<form|<nav|href="\/"/)
  })
})
