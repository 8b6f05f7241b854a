import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/cta.ts'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { cta } from './cta.tsx'

const image = { media: 'picturehouse', alt: 'A house' }

describe('a call to action', () => {
  // Shows S49.
  test('the example says what to do and where', () => {
    const html = renderSection(cta, example)
    expect(html).toMatch(/<h2[^>]*>Furnishing a whole house\?/)
    expect(html).toMatch(/href="\/contact"[^>]*>Plan a visit/)
    expect(html).toContain('href="tel:+919829041122"')
  })

  // Shows E18.
  test('a button that is switched off, or leads nowhere, is not shown', () => {
    const buttons = [
      { buttonText: 'Hidden', enableButton: false, buttonAction: { type: 'page', value: '/a' } },
      { buttonText: 'Aimless' },
    ]
    expect(renderSection(cta, { heading: 'Come by', buttons })).not.toMatch(/Hidden|Aimless/)
  })

  test('stands over its picture, and centred where it has none', () => {
    expect(renderSection(cta, { heading: 'Come by', layout: 'over', image })).toContain('/media/picturehouse/')
    expect(renderSection(cta, { heading: 'Come by', layout: 'over' })).toContain('text-center')
  })
})
