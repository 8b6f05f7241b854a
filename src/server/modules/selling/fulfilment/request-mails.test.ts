import { expect, test } from 'vitest'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { shopper, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'

const shop = await testFulfilment()
const { one, post, move, cashOrder, mailsTo } = shop
const { ask, decide, set } = testRequests(shop)
await set({}, { business: { email: 'hello@one.example' } })

/** Subjects and texts of the mails about requests. */
const about = async (email: string, subject: RegExp) =>
  (await mailsTo(email)).filter((mail) => subject.test(mail.subject))

// Shows B230.
test('the owner reads who asks to cancel or return which order, and why', async () => {
  const { person, id } = await cashOrder()
  await move(id, 'PACKED')
  for (const _ of [1, 2]) await ask('cancel', person.token, { id, reason: 'wrongAddress', note: 'Gate 4 is closed.' })
  await decide(id, 'refuse', 'cancel', 'It is packed.')
  for (const to of ['SHIPPED', 'DELIVERED']) await move(id, to)
  await ask('return', person.token, { id, reason: 'damaged' })
  const { number } = await person.order(id)
  const [cancel, giveBack, ...more] = await about('hello@one.example', /^Request to/)
  expect(more).toEqual([])
  expect(cancel?.subject).toBe(`Request to cancel order ${number} · Site one`)
  expect(cancel?.body_text).toContain(`Asha Rao (${person.email}) asks to cancel order ${number} of ₹1,000.00.`)
  expect(cancel?.body_text).toContain('The address is wrong. Gate 4 is closed.')
  expect(cancel?.body_text).toContain(`/admin/orders/${id}`)
  expect(giveBack?.subject).toBe(`Request to return order ${number} · Site one`)
  expect(giveBack?.body_text).toContain('It is damaged or does not work.')
})

// Shows B230.
test('the owner hears of a placed order that its customer cancelled, and not of an unpaid one', async () => {
  const placed = await cashOrder()
  await ask('cancel', placed.person.token, { id: placed.id, reason: 'notNeeded' })
  const unpaid = await waitingAtBank(one)
  await ask('cancel', unpaid.person.token, { id: unpaid.orderId })
  const mails = await about('hello@one.example', /cancelled by its customer/)
  expect(mails.map(({ body_text }) => body_text)).toEqual([expect.stringContaining('I no longer need it.')])
})

// Shows B230.
test('the owner’s mail about some items names them and their amount, and says that the rest is to be sent', async () => {
  const person = await shopper(one)
  for (const name of ['Kansa bowl', 'Clay cup', 'Brass lamp']) {
    const { variantIds } = await one.product({ name, price: 50_000 })
    await person.add(variantIds[0] ?? '')
  }
  const { orderId: id } = (await person.init('cod')).body.data
  const { number, lines } = await person.order(id)
  const at = (name: string) => [{ position: lines.findIndex((line) => line.name === name), pieces: 1 }]
  await ask('cancel', person.token, { id, lines: at('Clay cup'), reason: 'notNeeded' })
  const [done] = await about('hello@one.example', /^Items of order/)
  expect(done?.subject).toBe(`Items of order ${number} were cancelled by its customer · Site one`)
  for (const text of ['that come to ₹500.00', '1 × Clay cup', 'I no longer need it.', 'the rest is still to be sent'])
    expect(done?.body_text).toContain(text)
  await move(id, 'PACKED')
  await ask('cancel', person.token, { id, lines: at('Brass lamp') })
  const [asked] = await about('hello@one.example', /^Request to cancel items/)
  for (const text of ['that come to ₹500.00', '1 × Brass lamp']) expect(asked?.body_text).toContain(text)
})

// Shows B317.
test('the buyer reads that staff have recorded their return, which is told from a request of their own', async () => {
  const { person, id } = await cashOrder()
  for (const to of ['PACKED', 'SHIPPED', 'DELIVERED']) await move(id, to)
  const { body } = await post(id, 'returns', { lines: [{ position: 0, pieces: 1 }], note: 'She rang.' })
  expect(body.data.request).toMatchObject({ byStaff: true, note: 'She rang.' })
  const [mail, ...more] = await about(person.email, /^Your request to return/)
  expect(more).toEqual([])
  expect(mail?.body_text).toContain('Don’t send anything back before then.')
  await decide(id, 'refuse', 'return', 'It was worn.')
  expect((await ask('return', person.token, { id })).body.data.request).not.toHaveProperty('byStaff')
})

// Shows B230.
test('the buyer who cancelled gets one mail about it, without their own words', async () => {
  const { person, id } = await cashOrder()
  await ask('cancel', person.token, { id, reason: 'notNeeded', note: 'Sorry.' })
  const [mail, ...more] = await about(person.email, /was cancelled/)
  expect(more).toEqual([])
  expect(mail?.body_text).toContain('Nothing was charged for it.')
  expect(mail?.body_text).not.toContain('Sorry.')
})

// Shows B230.
test('the buyer reads the words with which a request was refused or approved', async () => {
  const { person, id } = await cashOrder()
  await move(id, 'PACKED')
  await ask('cancel', person.token, { id })
  await decide(id, 'refuse', 'cancel', 'It leaves today.')
  for (const to of ['SHIPPED', 'DELIVERED']) await move(id, to)
  await ask('return', person.token, { id })
  await decide(id, 'approve', 'return', 'Send it to 4 Mill Road.')
  await decide(id, 'refuse', 'return', 'It was worn.')
  const { number } = await person.order(id)
  const mails = (await about(person.email, /not cancelled|return|take back/)).map(({ subject, body_text }) => [
    subject,
    /It leaves today\.|Send it to 4 Mill Road\.|It was worn\./.exec(body_text)?.[0],
  ])
  expect(mails).toEqual([
    [`Your order ${number} is not cancelled · Site one`, 'It leaves today.'],
    [`You can return your order ${number} · Site one`, 'Send it to 4 Mill Road.'],
    [`We cannot take back your order ${number} · Site one`, 'It was worn.'],
  ])
  expect(await about(person.email, /has arrived/)).toHaveLength(1)
})
