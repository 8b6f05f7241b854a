import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { eventSchedule } from './event-schedule.tsx'

const days = [
  {
    title: 'Friday',
    items: [
      { time: '4 pm', title: 'Mehndi', place: 'The garden', description: 'With music.' },
      { time: '', title: 'संगीत' },
      { time: '9 pm' },
    ],
  },
  { title: 'Saturday', items: [] },
]

describe('a programme', () => {
  test.each(['list', 'grid'])('as %s tells of each event when and where it is, in order, under its day', (layout) => {
    const html = renderSection(eventSchedule, { layout, heading: 'Three days', days })
    expect(html).toMatch(/<h3[^>]*>Friday<\/h3>.*4 pm.*<h4[^>]*>Mehndi<\/h4>.*The garden.*With music\..*संगीत/s)
    expect(html.match(/<ol/g)).toHaveLength(1)
    expect(html.match(/<li/g)).toHaveLength(2)
    expect(html).not.toContain('Saturday')
  })

  test('without a heading begins one level higher', () => {
    expect(renderSection(eventSchedule, { days })).toMatch(/<h2[^>]*>Friday<\/h2>.*<h3[^>]*>Mehndi/s)
  })

  test('without events is nothing, and ships no script', () => {
    expect(renderSection(eventSchedule, { heading: 'Three days', days: [{ title: 'Friday' }] })).toBe('')
    expect(countIslands(eventSchedule, { days })).toBe(0)
  })
})
