import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { quote } from './quote.tsx'

const user = { thumb: { media: 'pictureface', alt: 'Shabana Ansari' }, title: 'Shabana Ansari', subtitle: 'Weaver' }
const said = { message: 'Nine days is not long. It is how long it takes.', user }

describe('a quote', () => {
  test.each(['centred', 'portrait'])('%s shows what was said, by whom, and their picture', (layout) => {
    const html = renderSection(quote, { ...said, layout })
    expect(html).toMatch(/<blockquote[^>]*>Nine days is not long\. It is how long it takes\.<\/blockquote>/)
    expect(html).toMatch(/<cite[^>]*>Shabana Ansari<\/cite>.*Weaver/s)
    expect(html.match(/<img[^>]*alt="Shabana Ansari"/g)).toHaveLength(1)
  })

  test('beside a portrait that is missing stands alone', () => {
    const html = renderSection(quote, { message: 'धीरे-धीरे।', layout: 'portrait' })
    expect(html).toContain('धीरे-धीरे।')
    expect(html).not.toContain('grid')
  })

  test('in the middle has who said it in the middle too, unless they stand beside their picture', () => {
    const by = (user: object) =>
      /<figcaption class="([^"]*)"/.exec(renderSection(quote, { message: 'Slowly.', layout: 'centred', user }))?.[1]
    expect(by({ title: 'Shabana Ansari', subtitle: 'Weaver' })).not.toContain('text-start')
    expect(by(user)).toContain('text-start')
  })

  test('is smaller where it is long', () => {
    expect(renderSection(quote, said)).toContain('text-3xl')
    expect(renderSection(quote, { message: 'Slowly, and then all of a sudden. '.repeat(12) })).toContain('text-2xl')
  })

  test('without words is nothing, and ships no script', () => {
    expect(renderSection(quote, { user })).toBe('')
    expect(countIslands(quote, said)).toBe(0)
  })
})
