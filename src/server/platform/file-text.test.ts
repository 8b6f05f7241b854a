import { expect, test } from 'vitest'
import { textOf } from './file-text.ts'

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))

// Shows B170.
test('the text of a file has no control characters, and its letters have their one form', () => {
  const written = 'Re\0f\u0008,Pay\u000bout\r\n\tcafe\u0301\ufffe,1\r\n'
  const read = 'Ref,Pay out\r\n\tcafé,1\r\n'
  expect(textOf(new TextEncoder().encode(written))).toBe(read)
  expect(textOf(utf16(written))).toBe(read)
  expect(textOf(new Uint8Array([0xe9, 0, 0x81, 0x2c, 0x31]))).toBe('é,1')
})
