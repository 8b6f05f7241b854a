import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/header.ts'
import { pageInfo } from '../../../tests/support/screens/render.tsx'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import type { PageInfo } from '../define/page-info.tsx'
import { header } from './header.tsx'
import { isScrolled } from './header-scroll.island.tsx'

const html = (props: Record<string, unknown>, at: Partial<PageInfo> = {}) =>
  shopHtml(header, props, shopReads([]).reads, at)
const scrollMark = '<span hidden="">'
const category = (value: string) => ({ type: 'category', value })

describe('the header', () => {
  test('leads home, to the account and to the search', async () => {
    const shown = await html(example)
    expect(shown).toMatch(/<a href="\/"[^>]*>.*Aangan/)
    expect(shown).toMatch(/href="\/setting\/overview"[^>]*aria-label="Your account"/)
    expect(shown).toMatch(/<form [^>]*action="\/search" method="get".*name="q"/)
    expect(shown).toContain('Your bag')
  })

  // Shows S4.
  test('stays at the top, or scrolls away where the owner chose so', async () => {
    expect(await html({ ...example, position: 'fixed' })).toContain('data-position="fixed"')
    expect(await html({ ...example, position: 'relative' })).toContain('data-position="relative"')
  })

  // Shows S1, S3.
  test('shows the columns of a sub-menu with their titles and links', async () => {
    const [, desktop = ''] = (await html(example)).match(/<nav aria-label="Main"(.*?)<\/nav>/) ?? []
    expect(desktop).toContain('By weave')
    expect(desktop).toMatch(/href="\/c\/chanderi"[^>]*>.*Chanderi/)
  })

  // Shows S2.
  test('unfolds the same items on phones, in a sheet that opens without script', async () => {
    const shown = await html(example)
    const [, id] = shown.match(/<button[^>]*popoverTarget="([^"]+)"[^>]*aria-label="Menu"/i) ?? []
    expect(shown).toContain(`id="${id}" popover="auto"`)
    expect(shown).toMatch(/<details[^>]*><summary[^>]*>.*Sarees.*<\/summary>.*By weave/)
  })

  // Shows S3.
  test('shows no item that is switched off, nor one that leads nowhere', async () => {
    const items = [
      { text: 'Hidden', action: category('hidden'), enable: false },
      { text: 'Nowhere' },
      {
        text: 'Shown',
        columns: [
          {
            title: 'Here',
            items: [
              { text: 'Gone', action: category('gone'), enable: false },
              { text: 'Kept', action: category('kept') },
            ],
          },
        ],
      },
    ]
    const shown = await html({ items })
    expect(shown).toContain('Kept')
    expect(shown).not.toMatch(/Hidden|Nowhere|Gone/)
  })

  test('does not mark a link to a part of the page that is open', async () => {
    const items = [{ text: 'How it goes', action: { type: 'page', value: '#how' } }]
    expect(await html({ items })).not.toContain('aria-current')
  })

  test('marks the page that is open and the item it belongs to', async () => {
    const shown = await html(example, { path: '/c/chanderi' })
    expect(shown).toMatch(/href="\/c\/chanderi" aria-current="page"/)
    expect(shown).toMatch(/href="\/c\/sarees" aria-current="true"/)
    expect(shown).not.toMatch(/href="\/c\/kurtas"[^>]* aria-current/)
  })

  test('shows search, account and bag only where the owner wants them', async () => {
    const shown = await html({ showSearch: false, showAccount: false, showCart: false })
    expect(shown).not.toMatch(/\/search|Your account|Your bag/)
  })

  // Shows B109.
  test.each<[string, Record<string, string>, string]>([
    ['/c/sarees', {}, '/hi/c/sarees'],
    ['/search', { q: 'silk & zari', p: '1' }, '/hi/search\\?q=silk%20%26%20zari&amp;p=1'],
    ['/setting/orders', {}, '/hi/setting/orders'],
    ['/setting/orders/0d9c', {}, '/hi/setting/orders'],
  ])(
    'leads from %s with the query %j to %s in the other language, and to the list where an address is one person’s',
    async (path, query, to) => {
      const languages = [
        { locale: 'en-IN', prefix: '' },
        { locale: 'hi-IN', prefix: '/hi' },
      ]
      const { site } = pageInfo({ site: { languages } })
      expect(await html(example, { path, query, site })).toMatch(new RegExp(`href="${to}" hrefLang="hi-IN"`, 'i'))
    },
  )

  // Shows S5, T11, K9.
  test('over the first section it becomes opaque past 50 px, else it needs no script', async () => {
    expect(await html({ transparent: true })).toContain(scrollMark)
    expect(await html({})).not.toContain(scrollMark)
    expect([isScrolled(50), isScrolled(51)]).toEqual([false, true])
  })
})

/** HTML of the header bar: its first row, second row and sheets. */
const inBar = (shown: string) => shown.slice(shown.indexOf('class="header-bar"'))

describe.each(['centred', 'search'])('the %s header', (layout) => {
  test('keeps the menu in a row below, with its sub-menus, and says so to the styles', async () => {
    const shown = await html({ ...example, layout }, { path: '/c/chanderi' })
    expect(shown).toContain('data-rows="two"')
    expect(shown.match(/<nav aria-label="Main"/g)).toHaveLength(1)
    const [, desktop = ''] = shown.match(/<nav aria-label="Main"(.*?)<\/nav>/) ?? []
    expect(desktop).toContain('By weave')
    expect(desktop).toMatch(/href="\/c\/chanderi" aria-current="page"/)
    expect(inBar(shown).indexOf('Your bag')).toBeLessThan(inBar(shown).indexOf('<nav aria-label="Main"'))
  })

  test('without a menu is one row', async () => {
    expect(await html({ layout })).not.toMatch(/data-rows|<nav aria-label="Main"/)
  })

  test('keeps the sheet of phones, the bag, the account and the ways over the first section', async () => {
    const shown = await html({ ...example, layout, transparent: true, position: 'fixed' })
    expect(shown).toMatch(/<details[^>]*><summary[^>]*>.*Sarees.*<\/summary>.*By weave/)
    expect(shown).toContain('Your bag')
    expect(shown).toContain('aria-label="Your account"')
    expect(shown).toMatch(/data-position="fixed" data-transparent="true"/)
    expect(shown).toContain(scrollMark)
  })

  test('shows search, account and bag only where the owner wants them', async () => {
    const shown = await html({ layout, showSearch: false, showAccount: false, showCart: false })
    expect(shown).not.toMatch(/\/search|Your account|Your bag/)
  })
})

describe('the header with search', () => {
  test('holds a field on wide screens that asks the page that searches, and on phones leads there', async () => {
    const shown = await html({ layout: 'search', items: example.items })
    const row = inBar(shown).slice(0, inBar(shown).indexOf('<nav aria-label="Main"'))
    expect(row).toMatch(/<search class="[^"]*max-lg:hidden[^"]*"><form [^>]*action="\/search" method="get".*name="q"/)
    expect(row).toMatch(/<a href="\/search" class="[^"]*lg:hidden" aria-label="Search"/)
    expect(row).not.toContain('aria-label="Close search"')
  })
})

describe('the centred header', () => {
  test('has search on the one side of the name, account and bag on the other', async () => {
    const shown = inBar(await html({ ...example, layout: 'centred' }))
    const places = ['aria-label="Close search"', 'text-center', 'aria-label="Your account"', 'Your bag'].map((text) =>
      shown.indexOf(text),
    )
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })
})

describe('the header of an events site', () => {
  const phones = ['98290 41122', '98290 41133', '+91 141 400 4400'].map((number) => ({ label: 'Bookings', number }))
  const button = { buttonText: 'Book Now', buttonAction: { type: 'page', value: '/book-now' } }

  // Shows S7, S8, K18.
  test('shows three phones in a bar that hides while scrolling, and the button', async () => {
    const shown = await html({ phones, button, topBar: true })
    const [, bar = ''] = shown.match(/<div class="top-bar(.*?)<\/ul>/) ?? []
    expect(bar.match(/href="tel:/g)).toHaveLength(3)
    expect(bar).toContain('href="tel:+911414004400"')
    expect(shown).toMatch(/href="\/book-now"[^>]*>Book Now/)
    expect(shown).toContain(scrollMark)
  })
})
