import { describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../tests/support/app.ts'
import { inhabitantOf } from '../../../../../tests/support/enumerations/inhabitant.ts'
import { guestOf, letGuests } from '../../../../../tests/support/selling/guests.ts'
import { doJobs, home, press, shopperWith } from '../../../../../tests/support/selling/shopping.ts'

const day = 24 * 3600_000
let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { one, owner } = parts

const path = '/api/v1/departure'
const ask = (token: string) => one.call('POST', path, { token, body: { currentPassword: password } })
const due = async (token: string) => (await one.call('GET', path, { token })).body.data.due

/** Advances the clock and runs the jobs that are due. */
async function wait(days: number): Promise<void> {
  time += days * day
  await doJobs(parts, new Date(time))
}

const [variantId = ''] = (await one.product({ stock: 50 })).variantIds
const inhabitant = () => inhabitantOf(parts, { variantId, now: () => new Date(time) })

const delivered = (orderId: string) =>
  owner.query("update orders set status = 'DELIVERED', payment_status = 'PAID' where id = $1", [orderId])

describe('a customer who asks to be deleted', () => {
  // Shows B67.
  test('waits for an order that is on its way', async () => {
    const { token, orderId } = await inhabitant()
    await ask(token)
    await wait(7.01)
    expect(await due(token)).not.toBeNull()
    await delivered(orderId)
    await wait(1.01)
    expect((await one.call('GET', '/api/v1/session', { token })).status).toBe(401)
  })

  // Shows B67.
  test('waits for money that may still come for an order of theirs, which is then delivered to them', async () => {
    const { person } = await shopperWith(one)
    await ask(person.token)
    await wait(6.99)
    const start = await person.init('sandbox')
    const { orderId } = start.body.data
    await wait(0.012)
    expect(await due(person.token)).not.toBeNull()
    expect((await person.order(orderId)).status).toBe('LAPSED')
    expect((await press(one, start, 'pay')).status).toBe(303)
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', address: { name: home.name } })
  })

  // Shows B67.
  test('waits for the order that a guest with their email has begun', async () => {
    await letGuests(parts, one)
    const { token, email, id } = await one.signIn()
    await owner.query('update users set proven_at = now() where id = $1', [id])
    await ask(token)
    await wait(6.99)
    const guest = await guestOf(one)
    await guest.add(variantId)
    await guest.give(email)
    const start = await guest.init('sandbox', await guest.live())
    await wait(0.012)
    expect(await due(token)).not.toBeNull()
    await press(one, start, 'pay')
    const { rows } = await owner.query('select status, address from orders where id = $1', [start.body.data.orderId])
    expect(rows).toMatchObject([{ status: 'PLACED', address: { line1: home.line1 } }])
  })
})
