import { expect, test } from 'vitest'
import { furnishedSite } from '../../../tests/support/enumerations/sample-sites.ts'
import { fitsSearch, looks } from '../../sections/looks.ts'
import { sections } from '../../sections/registry.ts'
import { pageDocument } from '../../shared/content/pages/page-document.ts'
import { copyOf, freshSection, nameOf, offeredFor } from './sections.ts'

const types = (page: Parameters<typeof offeredFor>[0]) => [
  ...new Set(offeredFor(page).map(({ section }) => section.type)),
]

test('a page is offered what makes sense on any page, and nothing of the frame or of another template', () => {
  const offered = types({ kind: 'page', key: '/about' })
  expect(offered).toContain('testimonials')
  expect(offered).not.toContain('header')
  expect(offered).not.toContain('product-detail')
})

test('a template is offered its own sections too, and the header what belongs to the frame', () => {
  expect(types({ kind: 'template', key: 'product' })).toContain('product-detail')
  expect(types({ kind: 'template', key: 'product' })).not.toContain('checkout')
  expect(types({ kind: 'group', key: 'header' })).toEqual(['announcement', 'header', 'footer'])
})

test('each look fresh from the drawer may stand on a page', () => {
  const pages = looks.map((look) => ({ sections: [freshSection(look, furnishedSite)] }))
  expect(pages.flatMap((page) => pageDocument.safeParse(page).error?.issues ?? [])).toEqual([])
})

test('a look is found by its name, by what others call it, by its section and by its category', () => {
  const found = (search: string) => looks.filter((look) => fitsSearch(look, search)).map(({ id }) => id)
  expect(found('One large TESTIMONIAL')).toContain('testimonials/single')
  expect(found('wall of love')).toEqual(['testimonials/grid'])
  expect(found('social proof')).toContain('testimonials/centred')
  expect(found('feature-list')).toContain('feature-list/steps')
  expect(found(' ')).toHaveLength(looks.length)
  expect(found('no such thing')).toEqual([])
})

test('a search is understood in the plural, with joining words, and with or without hyphens', () => {
  const found = (search: string) => looks.filter((look) => fitsSearch(look, search)).map(({ id }) => id)
  expect(found('accordions')).toEqual(found('accordion'))
  expect(found('galleries')).toEqual(found('gallery'))
  expect(found('a map of the location')).toContain('map/wide')
  expect(found('signup form')).toContain('newsletter/band')
  expect(found('e-mail signup').length).toBe(found('email sign-up').length)
  expect(found('address')).not.toEqual(looks.map(({ id }) => id))
})

test.each([
  ...[
    'video embed',
    'google maps',
    'icons with text',
    'events',
    'store locator',
    'mega menu',
    'jumbotron',
    'paragraph',
  ],
  ...['best sellers', 'split screen', 'logo list', 'email signup', 'collapsible content', 'multirow', 'appointment'],
])('users of other builders find a section for “%s”', (search) => {
  expect(looks.filter((look) => fitsSearch(look, search)).length).toBeGreaterThan(0)
})

test('a section is called by its own name, else by its first words, else by its kind', () => {
  const placed = { id: 'a', type: 'faq', v: 1, props: { heading: ' Sizes and care ' } }
  expect(nameOf({ ...placed, name: 'Help' })).toBe('Help')
  expect(nameOf(placed)).toBe('Sizes and care')
  expect(nameOf({ ...placed, props: {} })).toBe(sections.find(({ type }) => type === 'faq')?.title)
})

test('a copy is the same under another id, and shares nothing with the first', () => {
  const placed = { id: 'a', type: 'faq', v: 1, props: { items: [{ question: 'Why?' }] } }
  const [copy] = copyOf([placed])
  expect(copy).toEqual({ ...placed, id: copy.id })
  expect(copy.id).not.toBe('a')
  expect(copy.props.items).not.toBe(placed.props.items)
})
