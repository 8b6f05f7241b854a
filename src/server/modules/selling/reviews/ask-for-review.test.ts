import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { setSettings } from '../../../../../tests/support/reviewing.ts'
import { doJobs, shopper } from '../../../../../tests/support/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { one, owner } = parts

/** Advances the clock and runs the jobs due. */
async function wait(days: number) {
  time += days * 24 * 3_600_000
  await doJobs(parts, new Date(time))
}

/** A customer whose order staff have moved to delivered. */
async function delivered() {
  const person = await shopper(one)
  const { variantIds } = await one.product({ name: 'Kansa bowl', stock: 5 })
  await person.add(variantIds[0] ?? '')
  const orderId = (await person.init('cod')).body.data.orderId as string
  const { token } = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })
  for (const to of ['PACKED', 'SHIPPED', 'DELIVERED'])
    expect((await one.call('POST', `/api/v1/orders/${orderId}/moves`, { token, body: { to, note: '' } })).status).toBe(
      200,
    )
  return { ...person, orderId }
}

async function asked(orderId: string) {
  const { rows } = await owner.query('select subject, body_text from mails where once_key = $1', [
    `review-request:${orderId}`,
  ])
  return rows
}

describe('a review', () => {
  // Shows B140.
  test('is requested once, the set number of days after delivery, with a link to the order', async () => {
    await setSettings(parts, one, { reviews: { moderation: 'OFF', askAfterDays: 3 } })
    const { orderId } = await delivered()
    await wait(2.9)
    expect(await asked(orderId)).toEqual([])
    await wait(0.2)
    const [mail] = await asked(orderId)
    expect(mail.subject).toContain('How do you like Kansa bowl?')
    expect(mail.body_text).toContain(`/setting/orders/${orderId}`)
    expect(mail.body_text).toContain('/mails/review-requests/leave?id=')
    await wait(30)
    expect(await asked(orderId)).toHaveLength(1)
  })

  test('is not requested where the site asks for none, after one was written, or from unsubscribed customers', async () => {
    await setSettings(parts, one, { reviews: { moderation: 'OFF', askAfterDays: 0 } })
    const first = await delivered()
    await setSettings(parts, one, { reviews: { moderation: 'OFF', askAfterDays: 3 } })
    const second = await delivered()
    await one.call('POST', '/api/io/crm/admin/order/review/save', {
      token: second.token,
      query: { id: second.orderId },
      body: { orderReview: { stars: 4 } },
    })
    const third = await delivered()
    await one.call('POST', '/api/v1/consents/mails', {
      token: third.token,
      body: { kind: 'review-requests', wanted: false },
    })
    await wait(4)
    for (const { orderId } of [first, second, third]) expect(await asked(orderId)).toEqual([])
  })
})
