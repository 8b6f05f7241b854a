import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { countdown } from './countdown.tsx'
import { instantOf, leftUntil } from './left.ts'

const ends = '2031-01-14T12:30:00.000Z'

describe('a countdown', () => {
  test.each(['centred', 'line'])('%s says in words when it ends, in the site’s zone, and what for', (layout) => {
    const html = renderSection(countdown, { layout, heading: 'Makar Sankranti', ends })
    expect(html).toMatch(/<h2[^>]*>Makar Sankranti<\/h2>/)
    expect(html).toMatch(/Until <time dateTime="2031-01-14T12:30:00\.000Z">14 January 2031 at 6:00 pm<\/time>/i)
  })

  test('has no number in its page, which may be read much later', () => {
    const html = renderSection(countdown, { ends: '2001-01-01', after: 'It is over' })
    expect(html.match(/<dd>––<\/dd>/g)).toHaveLength(4)
    expect(html).not.toMatch(/<p[^>]*>It is over/)
  })

  test('without a date counts nothing, and without words either is nothing', () => {
    expect(countIslands(countdown, { heading: 'Soon' })).toBe(0)
    expect(renderSection(countdown, {})).toBe('')
  })

  test('to a day counts to its beginning there', () => {
    expect(instantOf('2031-01-14', 'Asia/Kolkata')).toBe('2031-01-13T18:30:00.000Z')
    expect(instantOf('', 'Asia/Kolkata')).toBeUndefined()
  })

  test('tells days, hours, minutes and seconds apart', () => {
    const before = Date.parse(ends) - (((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1000
    expect(leftUntil(ends, before)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 })
    expect(leftUntil(ends, Date.parse(ends))).toBeUndefined()
  })
})
