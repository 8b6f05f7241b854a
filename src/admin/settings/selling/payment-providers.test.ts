import { expect, test } from 'vitest'
import { keysOf } from '../../../shared/selling/payments/payment-accounts.ts'
import { providerWords } from './payment-providers.ts'

const issuesOf = (provider: string, keys: object) => keysOf(provider).safeParse(keys).error?.issues ?? []

test.each(Object.entries(providerWords))('the dialog of %s asks for the keys that are required', (provider, words) => {
  const asked = [...words.keys, ...words.webhook].map(({ name }) => name)
  expect(issuesOf(provider, {}).map(({ path }) => path.join('.'))).toEqual(asked)
})

test.each([
  ['phonepe', 'secret', ' ', 'Enter the client secret.'],
  ['phonepe', 'clientVersion', '1.5', 'Enter the client version: a whole number.'],
  ['razorpay', 'keyId', '', 'Enter the key ID.'],
  ['stripe', 'webhookSecret', 'short', 'Enter the signing secret: at least 8 characters.'],
])('%s names its %s as its dashboard does', (provider, name, text, message) => {
  const issues = issuesOf(provider, { [name]: text }).filter(({ path }) => path[0] === name)
  expect(issues.map((issue) => issue.message)).toEqual([message])
})
