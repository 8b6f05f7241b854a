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

// Shows B250.
test('a file that is not UTF-8 as a whole is read line by line, so that lines in UTF-8 keep their letters', () => {
  const [hindi, old] = [
    new TextEncoder().encode('कुर्ता,499\n'),
    new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x2c, 0x31, 0x0a]),
  ]
  const mark = new Uint8Array([0xef, 0xbb, 0xbf])
  expect(textOf(Buffer.concat([mark, hindi, old, hindi]))).toBe('कुर्ता,499\nCafé,1\nकुर्ता,499\n')
  // Cut within a letter: only the last line is another text.
  expect(textOf(Buffer.concat([hindi, hindi.subarray(0, 4)])).split('\n')[0]).toBe('कुर्ता,499')
  expect(textOf(Buffer.concat([old, hindi.subarray(0, 4)]), true)).toBe('Café,1\nक')
})
