import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { areasOf, hasAreas } from '../areas.ts'
import { columns } from './columns.tsx'

const placed = (props: Record<string, unknown>) => ({ type: 'columns', v: 1, props })

describe('columns', () => {
  test.each([
    ['two', ['Column 1', 'Column 2']],
    ['three', ['Column 1', 'Column 2', 'Column 3']],
    ['four', ['Column 1', 'Column 2', 'Column 3', 'Column 4']],
    ['wideFirst', ['Wide column', 'Narrow column']],
    ['narrowFirst', ['Narrow column', 'Wide column']],
  ])('%s: have as many areas as columns, each by its name', (layout, names) => {
    expect(areasOf(placed({ layout }))).toEqual(names)
    const html = renderSection(columns, { layout })
    expect(html).toContain(`data-layout="${layout}"`)
    expect(html.match(/<!--area:\d-->/g)).toEqual(names.map((_, at) => `<!--area:${at}-->`))
  })

  test('stand by their gap and their vertical alignment', () => {
    expect(renderSection(columns, {})).not.toContain('data-gap')
    expect(renderSection(columns, { gap: 'large', vertical: 'center' })).toMatch(
      /data-gap="large" style="align-items:center"/,
    )
  })

  test('keep all that may stand in them while one of their fields is not valid', () => {
    expect(areasOf(placed({ layout: 'sideways' }))).toHaveLength(4)
  })
})

test('only what has areas is known to hold others', () => {
  expect([hasAreas('columns'), hasAreas('container'), hasAreas('faq'), hasAreas('not-known')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(areasOf({ type: 'faq', v: 1, props: {} })).toEqual([])
  expect(areasOf({ type: 'not-known', v: 1, props: {} })).toHaveLength(4)
})
