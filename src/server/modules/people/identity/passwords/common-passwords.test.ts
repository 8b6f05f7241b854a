import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../../tests/support/app.ts'
import { isCommon } from './common-passwords.ts'

describe('a password that guessers begin with', () => {
  // Shows B55.
  test.each([
    'password',
    'PASSWORD',
    'Password1!',
    'P@ssw0rd',
    'P@ssw0rd1!',
    'Welcome@123',
    'Sunshine@2026',
    '!!Qwerty1',
  ])('%s is common', async (text) => expect(await isCommon(text)).toBe(true))

  test.each(['Haat@2026', 'Welcome@71829364', 'KoelInTheNeem7!', 'Xk7$mNq2vB', '12!aZ45kQ'])(
    '%s is not',
    async (text) => expect(await isCommon(text)).toBe(false),
  )
})

// Shows B55.
test('a customer who signs up with one is told so at the field', async () => {
  const { one } = await testApp()
  const body = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha.rao@example.com',
    mobileNumber: '9876543210',
    birthDate: '1991-03-14',
    gender: 'FEMALE',
  }
  const signUp = (password: string) =>
    one.call('POST', '/api/io/crm/admin/public/customer/create', { body: { ...body, password } })
  expect(await signUp('Password@123')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'password', code: 'password.common' }] },
  })
  expect((await signUp('KoelInTheNeem7!')).status).toBe(200)
})
