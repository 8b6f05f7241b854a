import { expect, test } from 'vitest'
import { furnishedSite } from '../../../tests/support/sample-sites.ts'
import { sections } from '../../sections/registry.ts'
import { pageDocument } from '../../shared/content/page-document.ts'
import { copyOf, freshSection, nameOf, offeredFor } from './sections.ts'

const types = (page: Parameters<typeof offeredFor>[0]) => offeredFor(page).map(({ type }) => type)

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

test('a section fresh from the drawer may stand on a page', () => {
  const page = { sections: sections.map((section) => freshSection(section, furnishedSite)) }
  expect(pageDocument.safeParse(page).error?.issues ?? []).toEqual([])
})

test('a section is called by its own name, else by its first words, else by its kind', () => {
  const placed = { id: 'a', type: 'faq', v: 1, props: { heading: ' Sizes and care ' } }
  expect(nameOf({ ...placed, name: 'Help' })).toBe('Help')
  expect(nameOf(placed)).toBe('Sizes and care')
  expect(nameOf({ ...placed, props: {} })).toBe(sections.find(({ type }) => type === 'faq')?.title)
})

test('a copy is the same under another id, and shares nothing with the first', () => {
  const placed = { id: 'a', type: 'faq', v: 1, props: { items: [{ question: 'Why?' }] } }
  const copy = copyOf(placed)
  expect(copy).toEqual({ ...placed, id: copy.id })
  expect(copy.id).not.toBe('a')
  expect(copy.props.items).not.toBe(placed.props.items)
})
