import { expect, test } from 'vitest'
import { greeting, holdsAddress } from './greeting.ts'

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
])('%j holds an address, and is left out of a mail', (name) => {
  expect(holdsAddress(name)).toBe(true)
  expect(greeting(name)).toBe('Hello,')
})

// Shows B178.
test.each(['Asha', 'A. P. J.', 'A.P.J', 'O’Brien', 'आशा', 'Anne-Marie', 'Dr. Rao'])('%j is a name', (name) => {
  expect(greeting(name)).toBe(`Dear ${name},`)
})
