import { expect, test } from 'vitest'
import { fullNameOf } from './full-name.ts'

test('a name of one word has no blank after it', () => {
  expect(fullNameOf({ firstName: 'Asha', lastName: 'Rao' })).toBe('Asha Rao')
  expect(fullNameOf({ firstName: 'Asha', lastName: '' })).toBe('Asha')
  expect(fullNameOf({ firstName: '', lastName: '' })).toBe('')
})
