import { afterEach, expect, test } from 'vitest'
import { inOwnWords, say, speakAs, speakingAs, wordsKey } from './own-words.ts'

afterEach(() => speakAs({}))

const words = { 'product.addToBag': 'Into the basket', 'cart.failed': 'That did not work' } as const

test('what a site has no words for is said as always', () => {
  speakAs(words)
  expect([say('product.addToBag'), say('filters.title')]).toEqual(['Into the basket', 'Filters'])
})

test('a text that a call or a form gave is said in the words of the site, and any other as it came', () => {
  speakAs(words)
  expect(inOwnWords('failed please try again')).toBe('That did not work')
  expect(inOwnWords('Only 2 left')).toBe('Only 2 left')
  expect(inOwnWords('First Name required')).toBe('First Name required')
})

test('one site is drawn in its words, and the next in its own, also where drawing fails', () => {
  const drawn = speakingAs(words, () => [
    say('product.addToBag'),
    speakingAs({}, () => say('product.addToBag')),
    wordsKey(),
  ])
  expect(drawn).toEqual(['Into the basket', 'Add to bag', JSON.stringify(words)])
  expect(() =>
    speakingAs(words, () => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect([say('product.addToBag'), wordsKey()]).toEqual(['Add to bag', ''])
})
