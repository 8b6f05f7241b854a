import { expect } from 'vitest'
import type { Permission } from '../../../src/shared/people/permissions.ts'
import type { SiteSettings } from '../../../src/shared/sites/site-settings.ts'
import { type TestApp, type TestSite, testApp, testSettings } from '../app.ts'
import { shopper } from './shopping.ts'

/** Changes settings of a site. */
export async function setSettings({ owner, services }: TestApp, { id }: TestSite, given: Partial<SiteSettings>) {
  await owner.query('update sites set settings = $2 where id = $1', [id, { ...testSettings, ...given }])
  services.bus.tell(id, ['site'])
}

/** A customer with a delivered order of these variants, and their calls for reviews. */
export async function receiver({ owner }: TestApp, site: TestSite, variantIds: string[]) {
  const person = await shopper(site)
  for (const id of variantIds) expect((await person.add(id)).status).toBe(200)
  const start = await person.init('cod')
  expect(start.status).toBe(200)
  const orderId = start.body.data.orderId as string
  const set = (status: string) => owner.query('update orders set status = $2 where id = $1', [orderId, status])
  const come = async () => {
    await set('DELIVERED')
    await owner.query('update order_lines set delivered = quantity, shipped = 0 where order_id = $1', [orderId])
  }
  await come()
  return {
    ...person,
    orderId,
    set,
    come,
    onItsWay: async () => {
      await set('SHIPPED')
      await owner.query('update order_lines set delivered = 0, shipped = quantity where order_id = $1', [orderId])
    },
    review: (orderReview: object, token = person.token) =>
      site.call('POST', '/api/io/crm/admin/order/review/save', {
        token,
        query: { id: orderId },
        body: { orderReview },
      }),
  }
}

export const good = { stars: 5, title: 'Lovely', text: 'Better than in the picture.' }

/** A test's app, and what its first site sells, says of reviews and lets its staff do. */
export async function testReviews() {
  const parts = await testApp()
  const { one } = parts
  const read = async (variantId: string, query = {}) => (await readReviews(one, variantId, query)).body
  return {
    ...parts,
    read,
    rating: async (variantId: string) => (await read(variantId)).rating,
    staff: async (...permissions: Permission[]) => (await one.signIn({ userType: 'STAFF', permissions })).token,
    async aProduct(given: Parameters<typeof one.product>[0] = {}) {
      const { variantIds, ...rest } = await one.product({ stock: 50, ...given })
      return { ...rest, variantId: variantIds[0] ?? '' }
    },
  }
}

/** Public reviews of a product. */
export const readReviews = (site: TestSite, productVariantId: string, query: Record<string, string> = {}) =>
  site.call('GET', '/api/io/crm/admin/public/product/review', { query: { productVariantId, ...query } })
