import { expect, test } from 'vitest'
import { type Answer, testApp } from '../support/app.ts'
import { photo, upload } from '../support/files/upload.ts'
import { newMachine } from '../support/signing-in.ts'

const { one } = await testApp()
const { id: product } = await one.product()
const { token: staff } = await one.signIn({ userType: 'ADMIN' })

const post = (path: string, body: unknown, token: string) =>
  one.call('POST', path, { body, token, headers: { 'x-forwarded-for': newMachine() } })

let serial = 0
const contact = (email: string) => ({
  customerName: 'Asha',
  customerContact: '9876543210',
  customerEmail: email,
  message: `Hello ${serial++}`,
})

const acts: [name: string, most: number, act: (token: string, isRight: boolean) => Promise<Answer>][] = [
  [
    'asks about products',
    20,
    (token, isRight) =>
      post(`/api/v1/products/${product}/questions`, { question: isRight ? `Why ${serial++}?` : '' }, token),
  ],
  [
    'writes messages',
    30,
    (token, isRight) => post('/api/io/crm/admin/public/contact', isRight ? contact('asha@example.com') : {}, token),
  ],
]

// Shows B183.
test.each(acts)('an account that %s from many machines is held to the limit of one account', async (_, most, act) => {
  const person = await one.signIn()
  const other = await one.signIn()
  // Refused calls do not count.
  for (let count = 0; count < 3; count++) expect((await act(person.token, false)).status).toBe(400)
  for (let count = 0; count < most; count++) expect((await act(person.token, true)).status).toBe(200)
  const refused = await act(person.token, true)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await act(other.token, true)).status).toBe(200)
})

test('a customer uploads twenty profile pictures an hour; staff fill the library by the same call', async () => {
  const { token } = await one.signIn()
  const send = async (token: string) =>
    (await upload(one, { token, bytes: await photo(20, 20).png().toBuffer(), path: '/api/io/crm/uploadFile' })).status
  for (let count = 0; count < 20; count++) expect(await send(token)).toBe(200)
  expect(await send(token)).toBe(429)
  for (let count = 0; count < 21; count++) expect(await send(staff)).toBe(200)
})
