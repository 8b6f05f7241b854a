import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldDifference } from '../../server/modules/content/pages/difference/field-difference.ts'
import { at, screenProperties } from '../../shared/content/media/responsive.ts'
import { colourCss, tokenOf } from '../../shared/sites/theme/colour.ts'
import { fieldsOf } from './fields.ts'
import * as parts from './parts.ts'

const columns = parts.responsive('Columns', parts.choice('Columns', { '2': 'Two', '3': 'Three' }, '3'), (value) => ({
  base: '2',
  lg: value,
}))

describe('a value that differs by screen', () => {
  const schema = z.object({ columns })

  test('starts as what its default means', () => {
    expect(schema.parse({})).toEqual({ columns: { base: '2', lg: '3' } })
  })

  test('takes the plain value of an older page', () => {
    expect(schema.parse({ columns: '2' })).toEqual({ columns: { base: '2', lg: '2' } })
  })

  test('keeps what is stored for each screen; a wider one falls back on the next narrower', () => {
    const { columns: value } = schema.parse({ columns: { base: '3', md: '2' } })
    expect([at(value, 'base'), at(value, 'md'), at(value, 'lg')]).toEqual(['3', '2', '2'])
    expect(screenProperties('columns', value)).toEqual({ '--columns': '3', '--columns-md': '2', '--columns-lg': '2' })
  })

  test('names the screen whose value is wrong', () => {
    expect(schema.safeParse({ columns: { base: '2', md: '7' } }).error?.issues[0]?.path).toEqual(['columns', 'md'])
    expect(schema.safeParse({ columns: '7' }).success).toBe(false)
  })

  test('shows the editor the field that each screen has', () => {
    const [field] = fieldsOf(schema)
    expect(field).toMatchObject({ control: 'responsive', piece: { label: 'Columns', control: 'choice' } })
    expect(field?.piece?.choices).toEqual({ '2': 'Two', '3': 'Three' })
  })
})

describe('parts', () => {
  test('each begins with nothing', () => {
    const schema = z.object({
      colour: parts.colour('Colour'),
      date: parts.date('Date'),
      strings: parts.strings('Texts'),
      keyValue: parts.keyValue('Facts'),
      category: parts.thing('category', 'Category'),
      product: parts.thing('product', 'Product'),
      products: parts.products('Products'),
    })
    expect(schema.parse({})).toEqual({
      colour: '',
      date: '',
      strings: [],
      keyValue: {},
      category: '',
      product: '',
      products: [],
    })
    expect(fieldsOf(schema).map(({ control }) => control)).toEqual([
      'colour',
      'date',
      'strings',
      'key-value',
      'category',
      'product',
      'products',
    ])
  })

  test('a date is a day or an instant', () => {
    const { success: day } = parts.date('Date').safeParse('2026-11-21')
    const { success: instant } = parts.date('Date').safeParse('2026-11-21T18:30:00.000Z')
    expect([day, instant, parts.date('Date').safeParse('21/11').success]).toEqual([true, true, false])
  })

  test('a list knows how its items begin and how many it may have', () => {
    const item = z.object({ name: parts.text('Name'), open: parts.toggle('Open', true) })
    const [field] = fieldsOf(z.object({ items: parts.list('Items', item, { label: 'Item' }, 8) }))
    expect(field).toMatchObject({ blank: { name: '', open: true }, most: 8 })
  })

  test('a number knows its bounds', () => {
    expect(fieldsOf(z.object({ size: parts.count('Size', 4, 1, 60) }))[0]).toMatchObject({ min: 1, max: 60 })
  })

  test('settings of the looks are marked', () => {
    const places = fieldsOf(z.object({ ...parts.band, ...parts.heading })).map(({ name, place }) => [name, place])
    expect(Object.fromEntries(places)).toMatchObject({ tone: 'appearance', align: 'appearance', heading: undefined })
  })
})

describe('a colour', () => {
  test('is one of the theme, or a hex', () => {
    expect(parts.colour('Colour').safeParse('token:accent').success).toBe(true)
    expect(parts.colour('Colour').safeParse('#b91c1c').success).toBe(true)
    expect(parts.colour('Colour').safeParse('red').success).toBe(false)
  })

  test('becomes CSS; what is no colour becomes nothing', () => {
    expect(colourCss('token:ground-soft')).toBe('var(--ground-soft)')
    expect(colourCss('#B91C1C')).toBe('#B91C1C')
    expect(colourCss('')).toBeUndefined()
    expect(colourCss('token:valueOf')).toBeUndefined()
    expect(colourCss('url(x)')).toBeUndefined()
    expect(tokenOf('token:sale')).toBe('sale')
  })
})

test('changes are said in words', () => {
  const fields = fieldsOf(z.object({ columns, colour: parts.colour('Colour'), facts: parts.keyValue('Facts') }))
  const before = { columns: '3', colour: '#fff', facts: {} }
  const after = { columns: { base: '2', lg: '3' }, colour: 'token:ground-soft', facts: { Weave: 'Kota' } }
  expect(fieldDifference(fields, before, after)).toEqual([
    { label: 'Columns', path: 'columns', before: 'Three', after: 'Two (phone), Three (desktop)' },
    { label: 'Colour', path: 'colour', before: '#fff', after: 'Soft background' },
    { label: 'Facts', path: 'facts', before: null, after: 'Weave: Kota' },
  ])
})

describe('a mark on a field', () => {
  test.each([
    { of: 'where it is shown', mark: (field: z.ZodType) => parts.shownWith('layout', ['inline'], field) },
    { of: 'what it shows', mark: (field: z.ZodType) => parts.showing(field) },
    { of: 'its place', mark: (field: z.ZodType) => parts.appearance(field) },
  ])('of $of leaves the field of other sections as it is', ({ mark }) => {
    const shared = parts.text('Heading')
    const [before] = fieldsOf(z.object({ shared }))
    const [marked] = fieldsOf(z.object({ shared: mark(shared) }))
    expect(marked).toMatchObject({ label: 'Heading', control: 'text' })
    expect(marked).not.toEqual(before)
    expect(fieldsOf(z.object({ shared }))).toEqual([before])
  })
})
