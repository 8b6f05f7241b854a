import { expect, test } from 'vitest'
import { greeting, holdsAddress, withoutLinks } from './greeting.ts'

// Shows B178.
test.each([
  'WIN 5000 RS AT HTTP://EVIL.EXAMPLE',
  'WIN Rs 5000: evil.example/x',
  'www.evil',
  'evil。example',
  'evil．com',
  'asha@evil.example',
  '10.0.0.1/x',
  'ftp://x',
  'evil\u200b.\u00adexample',
])('%j holds an address, and is left out of a mail', (name) => {
  expect(holdsAddress(name)).toBe(true)
  expect(greeting(name)).toBe('Hello,')
})

// Shows B178.
test.each(['Asha', 'A. P. J.', 'A.P.J', 'O’Brien', 'आशा', 'Anne-Marie', 'Dr. Rao'])('%j is a name', (name) => {
  expect(greeting(name)).toBe(`Dear ${name},`)
})

// Shows B178.
test.each(['WIN 5000: https://evil.example/x', 'see WWW.evil', 'asha@evil.example', 'ht\u200btps://x'])(
  'a line of an address that holds an address of the web is left out: %j',
  (line) => expect(withoutLinks(line)).toBe(''),
)

// Shows B178.
test('a line of an address makes no link, and reads as it was typed', () => {
  for (const line of ['win at evil.example/x', 'evil。example', 'Opp.Bus stand, St.Marys Road', '10.0.0.1']) {
    expect(withoutLinks(line)).not.toMatch(/[\p{L}\p{N}][.。][\p{L}\p{N}]/u)
    expect(withoutLinks(line).replaceAll('\u2060', '')).toBe(line.replace('。', '.'))
  }
  for (const line of ['14 Temple Road', 'No. 12, 2nd Floor', 'घर ५']) expect(withoutLinks(line)).toBe(line)
})
