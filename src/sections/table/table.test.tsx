import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { table } from './table.tsx'

const rows = [{ cells: ['Size', 'Chest', 'Length'] }, { cells: ['S', '34 in', '40 in'] }, { cells: ['मध्यम', '36 in'] }]

describe('a table', () => {
  test.each(['lines', 'stripes'])('with %s has its first row and first column as headings', (look) => {
    const html = renderSection(table, { look, rows })
    expect(html.match(/<th scope="col"/g)).toHaveLength(3)
    expect(html).toMatch(/<th scope="row"[^>]*>S<\/th><td[^>]*>34 in<\/td>/)
  })

  test('may have no headings', () => {
    const html = renderSection(table, { rows, headRow: false, headColumn: false })
    expect(html).not.toContain('<th')
    expect(html.match(/<td/g)).toHaveLength(9)
  })

  test('fills rows that are shorter, and leaves out empty ones', () => {
    const html = renderSection(table, { rows: [...rows, { cells: ['', ' '] }, {}] })
    expect(html.match(/<tr/g)).toHaveLength(3)
    expect(html.match(/<td/g)).toHaveLength(4)
  })

  test('is scrolled within a frame that the keyboard reaches, by its name', () => {
    expect(renderSection(table, { heading: 'Sizes', rows })).toMatch(
      /<section class="[^"]*overflow-x-auto[^>]*aria-label="Sizes" tabindex="0"/,
    )
  })

  test('without rows is nothing, and ships no script', () => {
    expect(renderSection(table, { heading: 'Sizes', rows: [{}] })).toBe('')
    expect(countIslands(table, { rows })).toBe(0)
  })
})
