import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { platformEmail } from './platform-email.ts'

const rule = platformEmail(messages['email.invalid'])

test.each(['asha@example.com', ' Asha.Rao_1-x@mail.example.co.in ', 'a@b.info'])(
  '%j is an address of the platform',
  (text) => expect(rule.safeParse(text).data).toBe(text.trim().toLowerCase()),
)

// Shows V15.
test.each([
  '',
  'asha',
  'asha@example',
  'asha@example.c',
  'asha@example.photo',
  'asha+x@example.com',
  'अशा@example.com',
])('%j is no address, and gets the error text', (text) =>
  expect(rule.safeParse(text).error?.issues.at(-1)?.message).toBe('Please enter a valid email address.'),
)

// Shows V15.
test('the sign-up of an organisation has its own error text', () => {
  const { error } = platformEmail(messages['email.invalid.signup']).safeParse('asha@example')
  expect(error?.issues[0]?.message).toBe('Please enter a valid email')
})
