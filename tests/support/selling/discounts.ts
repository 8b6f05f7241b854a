import type { EditableDiscount } from '../../../src/shared/selling/pricing/discounts-admin.ts'
import type { Answer, TestSite } from '../app.ts'
import type { Shopper } from './shopping.ts'

/** 10% off everything, by itself. */
export const tenPercent = {
  ...{
    code: null,
    title: 'Ten',
    gift: { kind: 'percent', percent: 10, most: 0 },
    scope: { of: 'everything', ids: [] },
  },
  ...{ leastAmount: 0, leastPieces: 0, firstOrder: false, begins: null, ends: null, mostUses: 0, mostPerPerson: 0 },
  ...{ priority: 0, combines: false, active: true },
}

/** Calls of staff about a site's discounts. */
export async function discountDesk(site: TestSite) {
  const { token } = await site.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, query?: Record<string, string>) =>
    site.call(method, `/api/v1/discounts${path}`, { token, ...(body && { body }), ...(query && { query }) })
  return {
    call,
    add: async (more: object = {}): Promise<EditableDiscount> => {
      const { status, body } = await call('POST', '', { ...tenPercent, ...more })
      if (status !== 200) throw new Error(`a discount was not added: ${body.msg}`)
      return body.data
    },
    read: async (id: string): Promise<EditableDiscount> => (await call('GET', `/${id}`)).body.data,
    /** Leaves no discount behind. */
    clear: async () => {
      const { body } = await call('GET', '', undefined, { s: '100' })
      const ids = body.data.map(({ _id }: { _id: string }) => _id)
      if (ids.length > 0) await call('POST', '/delete', { ids })
    },
  }
}

/** A customer enters a code. */
export const enterCode = ({ site, token }: Shopper, code: string): Promise<Answer> =>
  site.call('PUT', '/api/v1/cart/coupon', { token, body: { code } })
