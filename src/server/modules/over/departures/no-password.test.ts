import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'

let time = Date.now()
const { one, owner } = await testApp({ now: () => new Date(time) })
const path = '/api/v1/departure'

/** A customer who came by Google has no password. */
async function withoutPassword() {
  const { token, id } = await one.signIn()
  await owner.query('update users set password_hash = null where id = $1', [id])
  return { token, id }
}

// Shows B67.
test('a customer without a password has their account deleted once they have signed in lately', async () => {
  const { token, id } = await withoutPassword()
  const read = async () => (await one.call('GET', path, { token })).body.data
  const ask = () => one.call('POST', path, { token, body: {} })
  expect(await read()).toEqual({ due: null, isMember: false, needsPassword: false })
  time += 11 * 60_000
  expect(await ask()).toMatchObject({ status: 403, body: { errors: [{ code: 'access.askedAgain' }] } })
  expect((await read()).due).toBeNull()
  await owner.query('update sessions set proved_at = $2 where user_id = $1', [id, new Date(time)])
  expect((await ask()).body.data.due).toBe(new Date(time + 7 * 24 * 3600_000).toISOString())
})

// Shows B67.
test('a customer with a password does not have their account deleted without it', async () => {
  const { token } = await one.signIn()
  expect((await one.call('POST', path, { token, body: {} })).body.errors[0].code).toBe('password.wrong')
  expect((await one.call('GET', path, { token })).body.data.due).toBeNull()
})

// Shows C26.
test('a customer without a password who changes it is told that they have none', async () => {
  const { token } = await withoutPassword()
  const body = { currentPassword: 'Haat@2026', newPassword: 'Koel@71829364', confirmPassword: 'Koel@71829364' }
  const answer = await one.call('POST', '/api/customer/update-password', { token, body })
  expect(answer).toMatchObject({ status: 409, body: { errors: [{ code: 'password.none' }] } })
  const own = await one.call('GET', '/api/v1/own-email', { token })
  expect(own.body.data).toMatchObject({ hasPassword: false, needsPassword: false })
})
