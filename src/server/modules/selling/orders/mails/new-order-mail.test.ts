import { expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../../tests/support/app.ts'
import { doJobs, press, shopperWith, waitingAtBank, webhook } from '../../../../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one, two, owner, services } = app

async function settings(site: typeof one, changes: object) {
  await owner.query('update sites set settings = $2 where id = $1', [site.id, { ...testSettings, ...changes }])
  services.bus.tell(site.id, ['site'])
}

async function mailsTo(recipient: string): Promise<{ subject: string; body_text: string; site_id: number }[]> {
  await doJobs(app, new Date(Date.now() + 1_000))
  return (await owner.query('select * from mails where recipient = $1 order by id', [recipient])).rows
}

// Shows B41.
test('the owner gets one mail per order, at the contact address, with items and delivery address', async () => {
  await settings(one, { business: { email: 'hello@one.example' }, mailFrom: 'One <orders@one.example>' })
  const { person } = await shopperWith(one, { name: 'Brass lamp', price: 250_050, mrp: 300_000, stock: 9 }, 2)
  await person.init('cod')
  const { body } = await person.init('cod')
  const [mail, ...more] = await mailsTo('hello@one.example')
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`New order ${body.data.number}, ₹5,001.00 · Site one`)
  for (const part of ['2 × Brass lamp', '12 Lake Road', 'Pay on delivery', `/admin/orders/${body.data.orderId}`])
    expect(mail?.body_text).toContain(part)
  expect(await mailsTo('orders@one.example')).toEqual([])
})

// Shows B41.
test('an online order is mailed once, when it is paid, however often that is reported', async () => {
  await settings(one, { business: { email: 'paid@one.example' } })
  const { start, bank } = await waitingAtBank(one)
  expect(await mailsTo('paid@one.example')).toEqual([])
  await Promise.all([press(one, start, 'pay'), press(one, start, 'pay')])
  await webhook(app, one, { id: bank, status: 'PAID', amount: 50_000, currency: 'INR' })
  expect(await mailsTo('paid@one.example')).toHaveLength(1)
})

// Shows B232.
test('owner and buyer read in the mails of an order that it was paid in test mode, and only then', async () => {
  await settings(one, { business: { email: 'tests@one.example' } })
  const { person, start } = await waitingAtBank(one)
  await press(one, start, 'pay')
  await (await shopperWith(one)).person.init('cod')
  const note = 'This order was paid in test mode. No real money moved.'
  const noted = (mails: { body_text: string }[]) => mails.map(({ body_text }) => body_text.includes(note))
  expect(noted(await mailsTo('tests@one.example'))).toEqual([true, false])
  expect(noted(await mailsTo(person.email))).toEqual([true])
})

// Shows B244.
test('the buyer reads of GST in the total from a shop that collects it, and from no other', async () => {
  const confirmed = async (gst: object) => {
    await settings(one, { gst })
    const { person } = await shopperWith(one)
    await person.init('cod')
    return (await mailsTo(person.email)).map(({ body_text }) => body_text.includes('GST in the total'))
  }
  const number = '27AAPFU0939F1ZV'
  expect(await confirmed({ number, state: 'Maharashtra' })).toEqual([true])
  expect(await confirmed({ number, state: 'Maharashtra', composition: true })).toEqual([false])
  expect(await confirmed({})).toEqual([false])
})

test('without a contact address the mail goes to the sender address; without either none is sent', async () => {
  await settings(two, { mailFrom: 'Two <two@two.example>' })
  await (await shopperWith(two)).person.init('cod')
  expect(await mailsTo('two@two.example')).toMatchObject([{ site_id: two.id }])
  await settings(two, {})
  await (await shopperWith(two)).person.init('cod')
  expect(await mailsTo('two@two.example')).toHaveLength(1)
})
