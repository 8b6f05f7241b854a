import { afterEach, expect, test } from 'vitest'
import { inOwnWords, say } from './own-words.ts'
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
