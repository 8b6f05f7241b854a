import { expect, test } from 'vitest'
import { partHtml, words } from '../../../tests/support/screens/personal.tsx'
import type { ShownField } from '../../shared/selling/catalogue/custom-fields.ts'
import { OwnFields } from './own-fields.tsx'

const field = (type: ShownField['type'], value: ShownField['value'], more: Partial<ShownField> = {}): ShownField => ({
  ...{ _id: type, name: type, heading: '', unit: '', type, value },
  ...more,
})

const html = (...fields: ShownField[]) => partHtml(<OwnFields title="Details" fields={fields} locale="en-IN" />)

// Shows B154.
test.each<[ShownField, string]>([
  [field('TEXT', 'Hand-spun'), 'Hand-spun'],
  [field('NUMBER', 120_000, { unit: 'g' }), '1,20,000 g'],
  [field('NUMBER', 2.5), '2.5'],
  [field('DATE', '2026-12-05'), '5 December 2026'],
  [field('BOOLEAN', true), 'Yes'],
  [field('BOOLEAN', false), 'No'],
  [field('CHOICE', 'Matt'), 'Matt'],
  [field('CHOICES', ['Matt', 'Gloss']), 'Matt, Gloss'],
  [field('LINK', 'https://www.example.com/care/'), 'example.com/care'],
  [field('COLOUR', '#aa3300'), '#aa3300'],
])('a custom field is shown in words: %o', (one, text) => {
  expect(words(html(one))).toBe(`Details ${one.name} ${text}`)
})

test('custom fields stand under their own heading, or under that of all', () => {
  const fields = [field('TEXT', 'a'), field('NUMBER', 1, { heading: 'Size' }), field('CHOICE', 'b')]
  expect(words(html(...fields))).toBe('Details TEXT a CHOICE b Size NUMBER 1')
})
