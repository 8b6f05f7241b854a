import { describe, expect, test } from 'vitest'
import { password, testApp } from '../support/app.ts'
import { everyRoute, filled } from '../support/enumerations/every-route.ts'
import { doJobs } from '../support/selling/shopping.ts'

const parts = await testApp()
const { one, owner } = parts
const nobody = '01999999-9999-7999-8999-999999999999'

const addresses = [
  'asha@example.com\r\nBcc: evil@example.net',
  'asha@example.com\nBcc: evil@example.net',
  'asha@example.com\rBcc: evil@example.net',
  'asha@example.com%0d%0aBcc:evil@example.net',
  'asha@example.com, evil@example.net',
  'asha@example.com;evil@example.net',
  'asha@example.com\u2028evil@example.net',
  'Asha <asha@example.com>',
  '"asha\r\nBcc: evil@example.net"@example.com',
]

/** Whatever takes an address may come to mail to it. */
const taking = everyRoute.filter(({ route }) =>
  [route.body, route.query].some((schema) => 'email' in filled(schema, nobody)),
)

describe.each(taking)('$name', ({ name, route }) => {
  // Shows B81.
  test('takes no address that is more than one', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    for (const email of addresses) {
      const path = route.path.replace(/\{(\w+)\}/g, nobody)
      const query = Object.entries(filled(route.query, nobody)).map(([key, value]) => [key, String(value)])
      const answer = await one.call(route.method.toUpperCase() as 'POST', path, {
        token,
        query: { ...Object.fromEntries(query), ...('email' in filled(route.query, nobody) ? { email } : {}) },
        ...(route.body ? { body: { ...filled(route.body, nobody), email, currentPassword: password } } : {}),
      })
      expect([name, email, answer.status]).not.toEqual([name, email, 200])
      expect(answer.status).toBeLessThan(500)
    }
  })
})

test('after all that, no other address was mailed', async () => {
  await doJobs(parts, new Date(8_640_000_000_000))
  const { rows } = await owner.query("select recipient from mails where recipient ~ '[\\s,;<]|evil'")
  expect(rows).toEqual([])
})
