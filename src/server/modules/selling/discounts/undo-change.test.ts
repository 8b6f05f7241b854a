import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { discountDesk, tenPercent } from '../../../../../tests/support/selling/discounts.ts'

const { one } = await testApp()
const { add, call, read } = await discountDesk(one)
const owner = await one.signIn({ userType: 'ADMIN' })
const activity = (method: 'GET' | 'POST', path: string) =>
  one.call(method, `/api/v1/activity${path}`, { token: owner.token })

// Shows B205.
test('a change of a coupon cannot be undone once another discount has its former code, and says so', async () => {
  const { _id, revision } = await add({ code: 'DIWALI' })
  const changed = await call('PUT', `/${_id}`, { ...tenPercent, code: 'HOLI', revision })
  expect(changed.status).toBe(200)
  const [entry] = (await activity('GET', '')).body.data
  await add({ code: 'DIWALI' })
  const { status, body } = await activity('POST', `/${entry._id}/undo`)
  expect([status, body.msg]).toEqual([409, expect.stringContaining('DIWALI')])
  expect((await read(_id)).code).toBe('HOLI')
})
