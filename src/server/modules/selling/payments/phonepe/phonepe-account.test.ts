import { expect, test } from 'vitest'
import { testApp } from '../../../../../../tests/support/app.ts'
import { phonepeKeys, phonepeOf } from '../../../../../../tests/support/outside/phonepe.ts'

const app = await testApp()
const { one, owner } = app
const { bank, paying } = await phonepeOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })
const path = '/api/v1/payment-accounts/phonepe'
const save = (mode: 'test' | 'live', given: object = {}) =>
  one.call('PUT', `${path}/${mode}`, { token, body: { ...phonepeKeys(one, mode), ...given } })

// Shows B238.
test.each([
  ['a wrong client secret', { secret: 'wrong' }, 'keyId'],
  ['a wrong client version', { clientVersion: '2' }, 'keyId'],
  ['keys of the other mode', phonepeKeys(one, 'test'), 'keyId'],
  ['no client version', { clientVersion: undefined }, 'clientVersion'],
  ['a client version that is no number', { clientVersion: 'v1' }, 'clientVersion'],
  ['no user name of the webhook', { webhookUser: ' ' }, 'webhookUser'],
  ['no password of the webhook', { webhookSecret: '' }, 'webhookSecret'],
])('%s is refused at its field', async (_, wrong, field) => {
  expect(await save('live', wrong)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
})

test('payments stay with the account that began them, each at its own address of PhonePe', async () => {
  const live = await paying(one)
  expect((await save('test')).status).toBe(200)
  await one.call('POST', `${path}/use`, { token, body: { mode: 'test' } })
  const before = bank.asked.length
  const inTest = await paying(one)
  expect(bank.asked.slice(before)).toEqual([
    'POST /apis/pg-sandbox/v1/oauth/token',
    'POST /apis/pg-sandbox/checkout/v2/pay',
  ])
  expect(bank.orders.get(inTest.transactionId)?.keyId).toBe(phonepeKeys(one, 'test').keyId)
  bank.pay(live.transactionId)
  await one.call('GET', `/payment/phonepe/${live.transactionId}/return`)
  expect((await live.person.order(live.orderId)).status).toBe('PLACED')
})

test('PhonePe secrets are sealed, and in no reply', async () => {
  const { rows } = await owner.query("select * from payment_credentials where provider = 'phonepe'")
  expect(rows).toHaveLength(3)
  const answer = await one.call('GET', '/api/v1/payment-accounts', { token })
  const { secret, webhookSecret } = phonepeKeys(one)
  for (const text of [secret, webhookSecret]) expect(JSON.stringify([rows, answer.body])).not.toContain(text)
})
