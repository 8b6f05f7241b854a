import { expect, test } from 'vitest'
import { keyName } from './key-name.ts'

// Shows B155.
test('a shortcut is pressed with the same key, whatever script the keyboard types', () => {
  const named = (key: string, code: string, ctrlKey = true) => keyName({ key, code, ctrlKey, metaKey: false })
  expect(named('z', 'KeyZ')).toBe('z')
  expect(named('ॆ', 'KeyZ')).toBe('z')
  // A French keyboard has its A where others have Q.
  expect(named('a', 'KeyQ')).toBe('a')
  expect(named('ArrowUp', 'ArrowUp')).toBe('arrowup')
  expect(named('क', 'KeyK', false)).toBe('क')
})
