import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ErrorBody } from '../../shared/api/error-text.ts'
import { atMost } from '../../shared/rules.ts'
import { drawingFor, siteNow } from '../../shared/site-now.ts'
import { learnWords } from '../../words/on-server.ts'
import { parsed, Refusal, refusal } from './refusal.ts'

learnWords()

const inHindi = (refused: () => ErrorBody) => drawingFor({ ...siteNow(), locale: 'hi-IN' }, refused)

test('a refusal is said in Hindi to the last word, numbers with their nouns and sentences within it too', () => {
  const wait = { text: '{count} minutes', count: 5 }
  const open = inHindi(() => refusal('checkout.open', { by: 'With your account', count: 3, wait }).body())
  expect(open.msg).toMatch(/^With your account, 3 orders .* try again in 5 minutes\.$/)
  expect(open.said).toContain('5 मिनट')
  const more = inHindi(() =>
    refusal('checkout.moreLines', {
      ...{ by: 'With this email', limit: 20, already: 6 },
      instead: 'Pay online instead, or order less.',
    }).body(),
  )
  expect(more.said).toContain('कृपया ऑनलाइन भुगतान करें')
  for (const { said } of [open, more]) expect(said).not.toMatch(/[A-Za-z{}]/)
})

// Shows B114.
test('a fault of a field is said in Hindi with the number in it, and in English for programs', () => {
  const input = z.object({ name: z.string().check(atMost(60)), tags: z.array(z.string()).check(z.maxLength(2)) })
  const { errors = [] } = inHindi(() => {
    try {
      parsed(input, { name: 'x'.repeat(61), tags: ['a', 'b', 'c'] })
    } catch (error) {
      if (error instanceof Refusal) return error.body()
    }
    throw new Error('nothing was refused')
  })
  expect(errors).toMatchObject([
    { defaultMessage: 'Use at most 60 characters.', said: 'कृपया ज़्यादा से ज़्यादा 60 अक्षर लिखें।' },
    { defaultMessage: 'Keep at most 2 items.', said: 'कृपया ज़्यादा से ज़्यादा 2 प्रविष्टियाँ रखें।' },
  ])
})

test('a single minute is one minute', () => {
  const wait = { text: '{count} minute', count: 1 }
  expect(refusal('checkout.open', { by: 'With your account', count: 3, wait }).message).toContain('in 1 minute.')
})
