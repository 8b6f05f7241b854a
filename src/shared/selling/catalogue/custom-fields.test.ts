import { expect, test } from 'vitest'
import { type CustomType, type CustomValue, customFault, customFieldInput } from './custom-fields.ts'

const choices = ['Plain', 'Twill']

// Shows B154.
test.each<[CustomType, CustomValue, boolean]>([
  ['TEXT', 'Handloom', true],
  ['TEXT', 'x'.repeat(201), false],
  ['TEXT', 5, false],
  ['LONG_TEXT', 'x'.repeat(5_000), true],
  ['NUMBER', 12.5, true],
  ['NUMBER', '12', false],
  ['DATE', '2026-02-28', true],
  ['DATE', '2026-02-30', false],
  ['BOOLEAN', false, true],
  ['BOOLEAN', 'no', false],
  ['CHOICE', 'Twill', true],
  ['CHOICE', 'Satin', false],
  ['CHOICES', ['Twill', 'Plain'], true],
  ['CHOICES', ['Twill', 'Twill'], false],
  ['CHOICES', 'Twill', false],
  ['COLOUR', '#2f6fb5', true],
  ['COLOUR', 'blue', false],
  ['LINK', 'https://example.com/care', true],
  ['LINK', 'javascript:alert(1)', false],
  ['PICTURE', 'abcdefghij', true],
  ['PICTURE', '../x', false],
  ['TEXT', '', false],
  ['CHOICES', [], false],
])('%s: %j may be entered: %s', (type, value, may) => {
  expect(customFault({ type, choices }, value) === undefined).toBe(may)
})

test('a choice field requires choices, and only distinguishable types are filterable', () => {
  const given = { owner: 'PRODUCT', name: 'Weave' }
  expect(customFieldInput.safeParse({ ...given, type: 'CHOICE' }).error?.issues).toMatchObject([{ path: ['choices'] }])
  const long = customFieldInput.safeParse({ ...given, type: 'LONG_TEXT', filterable: true })
  expect(long.error?.issues).toMatchObject([{ path: ['filterable'] }])
})
