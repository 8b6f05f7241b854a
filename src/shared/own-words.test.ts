import { afterEach, expect, test } from 'vitest'
import { learnWords } from '../words/on-server.ts'
import { inOwnWords, say } from './own-words.ts'
import { addressInput } from './people/address.ts'
import { drawingFor, type OwnWords, openSite, siteNow, siteNowKey } from './site-now.ts'

const site = (messages: OwnWords) => ({ messages, rules: 'storefront' as const })

afterEach(() => openSite(site({})))

const words = { 'product.addToBag': 'Into the basket', 'cart.failed': 'That did not work' } as const

test('a text without replacement keeps its catalogue wording', () => {
  openSite(site(words))
  expect([say('product.addToBag'), say('filters.title')]).toEqual(['Into the basket', 'Filters'])
})

test('texts of calls and forms use the wording of the site, and other texts stay', () => {
  openSite(site(words))
  expect(inOwnWords('failed please try again')).toBe('That did not work')
  expect(inOwnWords('Only 2 left')).toBe('Only 2 left')
  expect(inOwnWords('First Name required')).toBe('First Name required')
})

// Shows B114.
test('faults of an address are said in the language of the page, with the numbers and states in them', () => {
  learnWords()
  const home = {
    ...{ name: 'Asha Rao', mobileNumber: '9876543210', line1: '12 Lake Road', city: 'Pune' },
    ...{ state: 'Maharashtra', pincode: '411001' },
  }
  const fault = (more: object) => addressInput.safeParse({ ...home, ...more }).error?.issues[0]?.message ?? ''
  const both = (text: string) => [text, drawingFor({ ...site({}), locale: 'hi-IN' }, () => inOwnWords(text))]
  expect(both(fault({ name: 'x'.repeat(130) }))).toEqual([
    'Use at most 120 characters.',
    'कृपया ज़्यादा से ज़्यादा 120 अक्षर लिखें।',
  ])
  expect(both(fault({ pincode: '110024' }))).toEqual([
    'The PIN code 110024 is in Delhi.',
    'पिन कोड 110024 दिल्ली में आता है।',
  ])
  expect(both(fault({ pincode: '160055' }))[1]).toMatch(/^पिन कोड 160055 .* या .* में आता है।$/)
  expect(both(fault({ gstin: '99AAPFU0939F1ZV', businessName: 'Loom' }))).toEqual([
    'Check the GSTIN: no state has the code 99.',
    'कृपया GSTIN जाँचें: किसी राज्य का कोड 99 नहीं है।',
  ])
})

test('each site is rendered with its own wording, also after an error in rendering', () => {
  const drawn = drawingFor(site(words), () => [
    say('product.addToBag'),
    drawingFor(site({}), () => say('product.addToBag')),
    siteNowKey(),
  ])
  expect(drawn).toEqual(['Into the basket', 'Add to bag', JSON.stringify(words)])
  expect(() =>
    drawingFor(site(words), () => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect([say('product.addToBag'), siteNowKey()]).toEqual(['Add to bag', ''])
})

test('sites with different rules have different keys', () => {
  expect(drawingFor({ messages: {}, rules: 'events' }, () => [siteNow().rules, siteNowKey()])).toEqual([
    'events',
    'events ',
  ])
})
