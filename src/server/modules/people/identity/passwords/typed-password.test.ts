import { expect, test } from 'vitest'
import { password, testApp } from '../../../../../../tests/support/app.ts'

const { one } = await testApp()

// Shows V12.
test.each([
  ['POST', '/api/io/crm/login', 'password'],
  ['POST', '/api/v1/session/proof', 'password'],
  ['POST', '/api/v1/own-email', 'password'],
  ['POST', '/api/v1/departure', 'currentPassword'],
] as const)('%s %s takes a password with the blank that a keyboard adds behind it', async (method, path, field) => {
  const { token, email } = await one.signIn()
  const given = (typed: string) => one.call(method, path, { token, body: { email, [field]: typed } })
  expect((await given('Wrong@2026')).status).toBeGreaterThanOrEqual(400)
  expect((await given(` ${password} `)).status).toBe(200)
})
