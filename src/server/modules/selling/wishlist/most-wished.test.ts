import { expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import { type Shopper, shopper } from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

let time = Date.parse('2026-03-01T06:00:00Z')
const { one, two, owner, services } = await testApp({ now: () => new Date(time) })
const day = 24 * 3_600_000
for (const site of [one, two]) {
  const orderLimits = { checkoutsPerHour: 100, pieces: 100, newLines: 100, newValue: 100_000_000 }
  await owner.query('update sites set settings = $2 where id = $1', [site.id, { ...testSettings, orderLimits }])
  services.bus.tell(site.id, ['site'])
}

async function thing(name: string, given: Parameters<typeof one.product>[0] = {}, site = one) {
  const { id, variantIds } = await site.product({ name, stock: 50, ...given })
  return { id, variantIds }
}
const keep = (by: { token: string }, productVariantId = '', site = one) =>
  site.call('POST', '/api/io/crm/cuser/wishlist/add', { token: by.token, body: { productVariantId } })

async function buy(by: Shopper, variantId = '') {
  await by.add(variantId)
  return (await by.init('cod')).body.data.orderId as string
}

async function wished(site = one): Promise<{ name: string; people: number }[]> {
  const permissions = [...readyRoles.orders.permissions]
  const { token } = await site.signIn({ userType: 'STAFF', permissions })
  return (await site.call('GET', '/api/v1/dashboard', { token })).body.data.wished
}
const counts = async (site = one) => (await wished(site)).map(({ name, people }) => [name, people])

// Shows B312.
test('The dashboard names what most people keep and did not order since, each person once', async () => {
  const [asha, ravi, meera] = [await shopper(one), await shopper(one), await shopper(one)]
  const lamp = await thing('Lamp', {
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variants: ['S', 'L'].map((size) => ({
      sku: `lamp-${size}`,
      options: { Size: size },
      price: 50_000,
      mrp: 50_000,
      stock: 20,
    })),
  })
  const bowl = await thing('Bowl')
  const cup = await thing('Cup')
  for (const variantId of lamp.variantIds) await keep(asha, variantId)
  for (const by of [ravi, meera]) await keep(by, lamp.variantIds[0])
  for (const by of [asha, ravi]) await keep(by, bowl.variantIds[0])
  await buy(meera, cup.variantIds[0])
  time += day
  await keep(meera, cup.variantIds[0])
  expect(await wished()).toEqual([
    { _id: lamp.id, name: 'Lamp', path: expect.any(String), image: null, people: 3 },
    { _id: bowl.id, name: 'Bowl', path: expect.any(String), image: null, people: 2 },
    { _id: cup.id, name: 'Cup', path: expect.any(String), image: null, people: 1 },
  ])
  // Another variant of the lamp is the lamp too.
  await buy(ravi, lamp.variantIds[1])
  const cancelled = await buy(asha, bowl.variantIds[0])
  await owner.query("update orders set status = 'CANCELLED' where id = $1", [cancelled])
  expect(Object.fromEntries(await counts())).toEqual({ Lamp: 2, Bowl: 2, Cup: 1 })
  await owner.query("update products set status = 'DRAFT' where id = $1", [bowl.id])
  expect(await counts()).toEqual([
    ['Lamp', 2],
    ['Cup', 1],
  ])
})

test('searches recorded more than thirty days ago are not counted, and another site’s never', async () => {
  const there = await thing('Bag', {}, two)
  await keep(await shopper(two), there.variantIds[0], two)
  time += 29.5 * day
  expect(await counts()).toEqual([['Cup', 1]])
  expect(await counts(two)).toEqual([['Bag', 1]])
  time += day
  expect(await counts()).toEqual([])
})

test('Five products are named at most, and staff without the orders see none', async () => {
  const person = await shopper(one)
  for (let index = 0; index < 6; index++) await keep(person, (await thing(`Toy ${index}`)).variantIds[0])
  expect(await wished()).toHaveLength(5)
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  expect((await one.call('GET', '/api/v1/dashboard', { token })).body.data.wished).toBeNull()
})
