import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { messageNames } from '../own-words.ts'
import { messagesForm } from './settings-admin.ts'

const texts = (own: Partial<Record<keyof typeof messages, string>>) => messageNames.map((name) => own[name] ?? '')

test('only changed texts are stored', () => {
  const written = { 'cart.added': ' In the basket ', 'cart.failed': messages['cart.failed'], 'filters.title': '  ' }
  expect(messagesForm.parse({ texts: texts(written) })).toEqual({ messages: { 'cart.added': 'In the basket' } })
})

test('a text that is too long is refused at its field', () => {
  const { error } = messagesForm.safeParse({ texts: texts({ 'cart.added': 'x'.repeat(301) }) })
  expect(error?.issues[0]?.path).toEqual(['texts', messageNames.indexOf('cart.added')])
})
