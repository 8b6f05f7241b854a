import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { secondaryFeatures } from './secondary-features.tsx'

const points = [
  { svg: { media: 'parcelmark0', alt: 'A parcel' }, icon: 'truck', title: 'Packed by hand', description: 'In paper.' },
  { icon: 'truck', title: 'चार दिन में', description: 'पूरे देश में।' },
]
const buttons = [{ buttonText: 'Read more', buttonAction: { type: 'page', value: '/more' } }]
const html = (props: Record<string, unknown>) => renderSection(secondaryFeatures, props)

describe('secondary features', () => {
  // Shows S76, E21.
  test.each(['grid', 'columns'])('%s: points with their svg or icon stand with the heading and a button', (layout) => {
    const shown = html({ layout, heading: 'What else there is', points, buttons })
    expect(shown).toMatch(/<h2[^>]*>What else there is/)
    expect(shown).toMatch(/parcelmark0[^>]*alt="A parcel".*<h3[^>]*>Packed by hand<\/h3>.*In paper\./)
    expect(shown).toMatch(/<svg[^>]*aria-hidden="true".*<h3[^>]*>चार दिन में/)
    expect(shown.match(/<svg/g)).toHaveLength(1)
    expect(shown).toMatch(/<a href="\/more"[^>]*>Read more/)
  })

  test('are not there without points', () => {
    expect(html({ heading: 'What else there is', points: [{ icon: 'truck' }], buttons })).toBe('')
  })
})
