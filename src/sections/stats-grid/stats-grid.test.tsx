import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { statsGrid } from './stats-grid.tsx'

const items = [
  { key: 'Looms', value: '14', description: 'All of them in one street.' },
  { key: 'Villages', value: '3' },
]

// Shows S72.
test.each(['lines', 'tiles'])('%s: a grid of numbers shows each with what was counted and what it means', (layout) => {
  const shown = renderSection(statsGrid, { layout, heading: 'In numbers', items })
  expect(shown).toMatch(/<h2[^>]*>In numbers/)
  for (const words of ['Looms', '14', 'All of them in one street.', 'Villages']) expect(shown).toContain(words)
  expect(shown.match(/<dt/g)).toHaveLength(2)
})

test('a grid of numbers without any is not there', () => {
  expect(renderSection(statsGrid, { heading: 'In numbers' })).toBe('')
})
