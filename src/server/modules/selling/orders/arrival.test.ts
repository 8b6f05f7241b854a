import { expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one, owner, services } = app
const boss = await one.signIn({ userType: 'ADMIN' })

async function promise(daysFrom: number, daysTo: number): Promise<void> {
  const settings = { ...testSettings, shipping: { amount: 0, freeFrom: 0, daysFrom, daysTo } }
  await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
  services.bus.tell(one.id, ['site'])
}

async function order(): Promise<() => Promise<{ arrives: unknown; placed: string }>> {
  const { person } = await shopperWith(one, { name: 'Kurta', price: 57_900, mrp: 57_900 })
  const id: string = (await person.init('cod')).body.data.orderId
  return async () => (await one.call('GET', `/api/v1/orders/${id}`, { token: boss.token })).body.data
}

// Shows B167.
test('an order keeps the delivery dates that were promised when it was placed', async () => {
  await promise(2, 5)
  const read = await order()
  const { arrives, placed } = await read()
  const inIndia = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.parse(placed) + days * 86_400_000)
  expect(arrives).toEqual({ from: inIndia(2), to: inIndia(5) })
  await promise(9, 9)
  expect((await read()).arrives).toEqual(arrives)
})

// Shows B167.
test('orders of a shop without a promise have no delivery dates', async () => {
  await promise(3, 0)
  expect((await (await order())()).arrives).toBeNull()
})

// Shows B167.
test('a bag shows the delivery dates that its order will have, if the shop promises any', async () => {
  await promise(2, 5)
  const { person } = await shopperWith(one, { name: 'Kurta', price: 57_900, mrp: 57_900 })
  const { arrives } = await person.cart()
  expect(arrives).toEqual({ from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: expect.any(String) })
  await person.init('cod')
  expect((await person.orders())[0]?.arrives).toEqual(arrives)
  await promise(0, 0)
  expect((await person.cart()).arrives).toBeNull()
})
