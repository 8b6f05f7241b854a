import { readyRoles } from '../../../src/shared/people/roles.ts'
import type { StaffOrder, StaffRefund } from '../../../src/shared/selling/orders/staff-order.ts'
import type { TestApp, TestSite } from '../app.ts'
import { doJobs } from './shopping.ts'

/** Staff of a site who pay orders back. */
export async function refundsOf(app: TestApp, site: TestSite) {
  const signIn = async () => {
    const { token } = await site.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })
    return { token, at: app.services.now().getTime() }
  }
  let session = await signIn()
  /** Signs in again once the test's clock was moved. */
  const token = async () => {
    if (app.services.now().getTime() - session.at > 60_000) session = await signIn()
    return session.token
  }
  const post = async (id: string, act: string, body: object) =>
    site.call('POST', `/api/v1/orders/${id}/${act}`, { token: await token(), body })
  const read = async (id: string): Promise<StaffOrder> =>
    (await site.call('GET', `/api/v1/orders/${id}`, { token: await token() })).body.data

  /** Refunds the order's one payment, as its page does. */
  async function refund(id: string, given: { amount?: number; how?: 'source' | 'hand'; note?: string } = {}) {
    const order = await read(id)
    const [payment] = order.payments.filter(({ status }) => status !== 'FAILED' && status !== 'OPEN')
    const back = payment?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0
    const { amount = (payment?.amount ?? 0) - back, how = 'source', note = '' } = given
    return post(id, 'refunds', { amount, note, payment: { id: payment?.transactionId, back, how } })
  }

  return {
    /** A session of these staff. */
    signedIn: token,
    post,
    read,
    refund,
    cancel: (id: string) => post(id, 'cancel', { reason: 'No more.' }),
    /** The latest refund of an order. */
    latest: async (id: string): Promise<StaffRefund | undefined> => (await read(id)).refunds.at(-1),
    /** Does the jobs that are due after this time. */
    later: (ms: number) => doJobs(app, new Date(app.services.now().getTime() + ms)),
  }
}
