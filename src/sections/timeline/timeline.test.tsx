import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { timeline } from './timeline.tsx'
import { whenText } from './when.tsx'

const items = [
  { dateTime: '2019-03-01', heading: 'The first loom', description: 'Above the bakery.' },
  { dateTime: '2021', heading: 'A shop', description: 'On the road to the station.' },
]
const html = (props: Record<string, unknown>) => renderSection(timeline, props)

describe('a timeline', () => {
  // Shows S73, E27.
  test.each(['vertical', 'alternating', 'strip'])('%s: shows when, what and more about it, in order', (layout) => {
    const shown = html({ layout, heading: 'How it came about', items })
    expect(shown).toMatch(
      /<ol.*1 March 2019.*<h3[^>]*>The first loom.*Above the bakery\..*2021.*<h3[^>]*>A shop.*On the road.*<\/ol>/,
    )
  })

  // Shows E27.
  test('reads dates as people do, in the site’s time zone, and leaves words as they are', () => {
    expect(html({ items })).toContain('<time dateTime="2019-03-01">1 March 2019</time>')
    expect(whenText('2019-03-01', 'America/New_York').text).toBe('1 March 2019')
    expect(whenText('2019-02-28T20:00:00.000Z', 'Asia/Kolkata').text).toBe('1 March 2019')
    for (const words of ['2021', 'Monsoon of 2023', '2019-13-45', '2019-03'])
      expect(whenText(words, 'Asia/Kolkata')).toEqual({ text: words, isDate: false })
  })

  // Shows S73.
  test('in a row scrolls in a frame that the keyboard reaches', () => {
    expect(html({ layout: 'strip', items })).toMatch(/<section[^>]*aria-label="Timeline" tabindex="0"/i)
  })

  test('without entries is not there', () => {
    expect(html({ heading: 'How it came about' })).toBe('')
  })
})
