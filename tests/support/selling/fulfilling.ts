import { readyRoles } from '../../../src/shared/people/roles.ts'
import { testApp } from '../app.ts'
import { doJobs, press, shopperWith, waitingAtBank } from './shopping.ts'

/** A shop with a staff member who fulfils its orders. */
export async function testFulfilment(given: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(given)
  const { one, two, owner } = app
  const packer = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })

  const post = (id: string, act: string, body: object, token = packer.token) =>
    one.call('POST', `/api/v1/orders/${id}/${act}`, { token, body })
  const read = async (id: string) => (await one.call('GET', `/api/v1/orders/${id}`, { token: packer.token })).body.data
  const move = (id: string, to: string, more: object = {}) => post(id, 'moves', { to, ...more })

  async function cashOrder(quantity = 2) {
    const { person, variantId } = await shopperWith(one, { stock: 5 }, quantity)
    return { person, variantId, id: (await person.init('cod')).body.data.orderId as string }
  }

  async function paidOrder() {
    const { person, variantId, start, orderId } = await waitingAtBank(one)
    await press(one, start, 'pay')
    return { person, variantId, start, id: orderId }
  }

  async function mailsTo(email: string): Promise<{ subject: string; body_text: string }[]> {
    await doJobs(app, new Date(Date.now() + 1_000))
    return (await owner.query('select subject, body_text from mails where recipient = $1 order by id', [email])).rows
  }

  return { app, one, two, owner, packer, post, read, move, cashOrder, paidOrder, mailsTo }
}
