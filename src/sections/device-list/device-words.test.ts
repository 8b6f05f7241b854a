import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawingFor } from '../../shared/site-now.ts'
import { learn } from '../../shared/translators.ts'
import { filled } from '../../shared/words.ts'
import { eventTitle } from '../order-detail/timeline.tsx'
import { deviceWords } from './device-words.ts'

const hindi: Record<string, string> = JSON.parse(readFileSync('src/words/hi.json', 'utf8'))
learn('hi-IN', (text, values) => hindi[text] && filled(hindi[text], values))

const inHindi = (say: () => string) => drawingFor({ messages: {}, rules: 'storefront', locale: 'hi-IN' }, say)

// Shows B225.
test.each([
  ['Chrome on Android', 'Android पर Chrome'],
  ['Samsung Internet on Android', 'Android पर Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['', 'अनजान डिवाइस'],
])('the device “%s” is named in the language of the page', (device, said) => {
  expect(inHindi(() => deviceWords(device))).toBe(said)
  expect(deviceWords(device)).toBe(device || 'Unknown device')
})

// Shows B225.
test.each([
  ['SHIPPED', 'भेज दिया गया'],
  ['REFUND_DUE', 'रक़म लौटाई जा रही है'],
  ['PAYMENT_FAILED', 'भुगतान नहीं हो सका'],
  ['PAYMENT_AMOUNT_DIFFERS', 'भुगतान की रक़म अलग है'],
  ['TRACKING_ADDED', 'ट्रैकिंग जोड़ी गई'],
  ['TRACKING_CHANGED', 'ट्रैकिंग बदली गई'],
])('the event %s is named in the language of the page', (kind, said) => {
  expect(inHindi(() => eventTitle(kind, { pickUp: null }))).toBe(said)
})
