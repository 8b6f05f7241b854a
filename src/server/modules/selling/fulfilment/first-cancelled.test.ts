import { afterEach, describe, expect, test } from 'vitest'
import { hour, testFurtherOrders } from '../../../../../tests/support/selling/further-orders.ts'
import { lastEvent } from '../../../../../tests/support/selling/order-edits.ts'
import { stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { newUtr } from '../../../../../tests/support/selling/upi.ts'
import { faultsOf } from '../../../books/index.ts'

const shop = await testFurtherOrders()
const { app, one, owner, set, correct, mailsTo, paidOrder, post, read, taken, payAt, pass, submit } = shop

afterEach(() => set())

// Shows B360.
describe('once the first order is cancelled', () => {
  test('a further one that is not paid is cancelled with it, and money that comes all the same is due back', async () => {
    const { id, person } = await paidOrder()
    const { order, id: furtherId, path, variantId } = await taken(id)
    const bank = (await submit(path, 'way=sandbox')).headers.get('location') ?? ''
    await person.site.call('POST', '/api/io/crm/cuser/order/cancel/request', { token: person.token, body: { id } })
    await mailsTo(person.email)
    const gone = await read(furtherId)
    expect(gone.status).toBe('CANCELLED')
    expect(lastEvent(gone).note).toBe(`Order ${(await read(id)).number}, with which it was to go along, was cancelled.`)
    expect((await mailsTo(person.email)).map(({ subject }) => subject).join()).toContain(
      `Your order ${order.number} was cancelled`,
    )
    expect(await stockOf(app, variantId)).toEqual({ stock: 5, ledger: 5 })
    expect((await one.call('POST', `${bank}/pay`)).status).toBe(303)
    expect((await read(furtherId)).paymentStatus).toBe('REFUND_DUE')
    expect(await faultsOf(owner)).toEqual([])
  })

  test('one whose UPI payment staff check waits for that, and is cancelled when the payment is missing', async () => {
    await set({
      payments: { modes: ['upi', 'sandbox'] },
      upi: { id: 'kiln.shop@okbank', name: 'Kiln', hours: 24, firstOnPhones: true },
    })
    const { id } = await paidOrder()
    const { id: furtherId, path, variantId } = await taken(id)
    const page = (await submit(path, 'way=upi')).headers.get('location') ?? ''
    const utr = newUtr()
    expect((await submit(page, `utr=${utr}`)).status).toBe(303)
    await post(id, 'cancel', { reason: 'Sold out.' })
    await pass(0)
    const waiting = await read(furtherId)
    expect([waiting.status, waiting.events.at(-1)?.kind]).toEqual(['PENDING_PAYMENT', 'GOES_ALONE'])
    const transactionId = waiting.payments[0]?.transactionId
    expect((await post(furtherId, 'upi/missing', { transactionId, utr, note: 'Not there.' })).status).toBe(200)
    await pass(0)
    expect((await read(furtherId)).status).toBe('CANCELLED')
    expect(await stockOf(app, variantId)).toEqual({ stock: 5, ledger: 5 })
    expect(await faultsOf(owner)).toEqual([])
  })

  test('one that staff cancelled themselves is not said to go by itself', async () => {
    const { id } = await paidOrder()
    const { id: furtherId } = await taken(id, { paymentMode: 'cod' })
    await post(id, 'cancel', { reason: 'Sold out.' })
    await post(furtherId, 'cancel', { reason: 'Sold out.' })
    await pass(0)
    expect((await read(furtherId)).events.map(({ kind }: { kind: string }) => kind)).not.toContain('GOES_ALONE')
  })

  test('one that had lapsed is not placed by late money either', async () => {
    const { id } = await paidOrder()
    const { id: furtherId, path } = await taken(id, { hours: 1 })
    const bank = (await submit(path, 'way=sandbox')).headers.get('location') ?? ''
    await pass(hour + 60_000)
    await post(id, 'cancel', { reason: 'Sold out.' })
    await pass(0)
    expect((await one.call('POST', `${bank}/pay`)).status).toBe(303)
    const late = await read(furtherId)
    expect([late.status, late.paymentStatus]).toEqual(['LAPSED', 'REFUND_DUE'])
    expect(lastEvent(late).note).toContain('The order with which it was to go along was cancelled.')
  })

  test('one that is paid goes by itself at the same price, is corrected by itself, and staff are told once', async () => {
    await set({ mailFrom: 'shop@one.example' })
    const { id } = await paidOrder()
    const { order, id: furtherId, path } = await taken(id)
    await payAt(path)
    await post(id, 'cancel', { reason: 'Sold out.' })
    for (const _ of [1, 2]) await pass(0)
    const left = await read(furtherId)
    expect(left).toMatchObject({ status: 'PLACED', amounts: order.amounts, goesWith: { status: 'CANCELLED' } })
    expect(left.events.filter(({ kind }: { kind: string }) => kind === 'GOES_ALONE')).toHaveLength(1)
    expect(lastEvent(left).note).toMatch(/was cancelled\. It goes by itself now, at the same price\.$/)
    const { rows } = await owner.query('select subject from mails where subject like $1', [
      `Order ${order.number} goes by itself%`,
    ])
    expect(rows).toHaveLength(1)
    expect(left).toMatchObject({ edits: ['address'], takesFurther: true })
    expect((await correct(furtherId, { line1: '14 Lake Road' })).status).toBe(200)
    expect((await taken(furtherId)).order.goesWith?._id).toBe(furtherId)
    expect(await faultsOf(owner)).toEqual([])
  })
})
