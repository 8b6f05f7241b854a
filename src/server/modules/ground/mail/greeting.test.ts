import { expect, test } from 'vitest'
import { greeting, holdsAddress, unlinked } from './greeting.ts'

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
  'evil.भारत',
  'दुकानी.भारत',
  'கடை.இந்தியா',
  'Win! Call 98765 43210',
  'कॉल ९८७६५-४३२१०',
  '+91 (0)141 234 5678',
])('%j holds an address, and is left out of a mail', (name) => {
  expect(holdsAddress(name)).toBe(true)
  expect(greeting(name)).toBe('Hello,')
})

// Shows B178.
test.each(['Asha', 'डॉ. राव', 'A. P. J.', 'A.P.J', 'O’Brien', 'आशा', 'Anne-Marie', 'Dr. Rao', 'Henry 8', 'Asha 2026'])(
  '%j is a name',
  (name) => {
    expect(greeting(name)).toBe(`Dear ${name},`)
  },
)

// Shows B178.
test.each([
  ['WIN at HTTP://EVIL.EXAMPLE/x', 'WIN at HTTP: EVIL. EXAMPLE/x'],
  ['www.evil.example', 'www. evil. example'],
  ['evil。example', 'evil. example'],
  ['evil\u200b.example and ht\u200btps://x', 'evil. example and https: x'],
  ['asha@evil.example', 'asha @ evil. example'],
  ['10.0.0.1/x', '10. 0. 0. 1/x'],
  ['दुकानी.भारत/x', 'दुकानी. भारत/x'],
  ['14, M.G.Road', '14, M. G. Road'],
  ['14, St. Mark’s Road', '14, St. Mark’s Road'],
  ['Flat 3.5, Lake Road', 'Flat 3.5, Lake Road'],
])('%j of a customer stands in a mail as %j, which no mail client makes a link', (text, shown) => {
  expect(unlinked(text)).toBe(shown)
})
