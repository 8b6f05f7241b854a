import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { marquee } from './marquee.tsx'

const items = [{ text: 'Handwoven', link: { type: 'page', value: '/looms' } }, { text: 'नील की रंगाई' }]

/** The list for screen readers; the copies after it are decoration. */
const list = (html: string) => /<ul.*?<\/ul>/s.exec(html)?.[0] ?? ''

describe('a moving line', () => {
  test('says its words once, with their links; the eye sees them again and again', () => {
    const html = renderSection(marquee, { items })
    expect(list(html)).toMatch(/<a href="\/looms"[^>]*>Handwoven<\/a>.*नील की रंगाई/)
    expect(list(html).match(/<li/g)).toHaveLength(2)
    const again = html.replace(list(html), '').split('Handwoven').length - 1
    expect(again).toBe(html.split('data-again="true" aria-hidden="true" inert=""').length - 1)
  })

  test('can be held still without script', () => {
    expect(renderSection(marquee, { items })).toMatch(/<input type="checkbox"\/>Hold still/)
    expect(countIslands(marquee, { items })).toBe(0)
  })

  test('a logo is read as its name, and is its name where it has no picture', () => {
    const html = renderSection(marquee, {
      layout: 'logos',
      items: [{ text: 'Kosi Looms', image: { media: 'picturekosi', alt: '' } }, { text: 'Aangan' }],
    })
    expect(list(html)).toMatch(/alt="Kosi Looms".*<span[^>]*>Aangan/)
  })

  test('is nothing without words', () => {
    expect(renderSection(marquee, { items: [{}] })).toBe('')
  })
})
