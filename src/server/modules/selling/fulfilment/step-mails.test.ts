import { expect, test } from 'vitest'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { ok, testByLine } from '../../../../../tests/support/selling/by-line.ts'

// Shows B317.
const shop = await testByLine()
const { one, packer, move, order, sendParcel, endParcel, deliver, ofReturn, mailsTo } = shop
const { ask, decide } = testRequests(shop)

/** The mail of these words, of which there is one. */
async function only(email: string, subject: string): Promise<string> {
  const found = (await mailsTo(email)).filter((mail) => mail.subject.startsWith(subject))
  expect(found.map(({ subject }) => subject)).toHaveLength(1)
  return found[0]?.body_text ?? ''
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject.replace(/ \d+.*/, ''))

test('a buyer reads once that their order is packed, and not where it is sent at once', async () => {
  const { id, person } = await order()
  const { number } = await person.order(id)
  ok(await move(id, 'PACKED', { note: 'With a card.' }))
  expect(await only(person.email, `Your order ${number} is packed`)).toContain('With a card.')
  ok(await move(id, 'SHIPPED'))
  await only(person.email, `Your order ${number} is packed`)
  const other = await order()
  ok(await sendParcel(other.id, { lines: other.pieces(1) }))
  expect(await subjectsTo(other.person.email)).toEqual(['Your order', 'A parcel of your order'])
})

test('a buyer reads of a parcel that came back, and what of their money comes back with it', async () => {
  const { id, person, pieces } = await order()
  const { number } = await person.order(id)
  const sent = ok(await sendParcel(id, { lines: pieces(3) }))
  ok(await move(id, 'SHIPPED'))
  ok(await endParcel(id, sent.parcels[0]?._id ?? '', 'RETURNED', { note: 'The door was locked.' }))
  const part = await only(person.email, `A parcel of your order ${number} came back to us`)
  for (const text of ['3 × Kansa bowl', 'The door was locked.', '₹1,500.00 will be refunded'])
    expect(part).toContain(text)
  ok(await move(id, 'RETURNED'))
  expect(await only(person.email, `Your order ${number} came back to us`)).toContain('2 × Clay cup')
})

test('a buyer whose unpaid parcel came back reads that nothing was charged', async () => {
  const { id, person } = await order({ mode: 'cod' })
  const { number } = await person.order(id)
  for (const to of ['PACKED', 'SHIPPED', 'RETURNED']) ok(await move(id, to))
  const mail = await only(person.email, `Your order ${number} came back to us`)
  expect(mail).toContain('Nothing was charged for them.')
  expect(mail).not.toContain('will be refunded')
})

test('a buyer reads that their request has come, for which items, and that a return was picked up', async () => {
  const { id, person, at } = await order()
  const { number } = await person.order(id)
  await move(id, 'PACKED')
  for (const _ of [1, 2]) await ask('cancel', person.token, { id, lines: [{ position: at(0), pieces: 1 }] })
  expect(await only(person.email, `Your request to cancel order ${number}`)).toContain('1 × Kansa bowl')
  await decide(id, 'refuse', 'cancel', 'It leaves today.')
  for (const to of ['SHIPPED', 'DELIVERED']) await move(id, to)
  const asked = ok(await ask('return', person.token, { id, reason: 'damaged' }))
  await only(person.email, `Your request to return order ${number}`)
  await decide(id, 'approve', 'return', '')
  ok(await ofReturn(id, asked.returns[0]?._id ?? '', 'pick-up', { note: 'By our rider.' }))
  expect(await only(person.email, `Your return of order ${number} was picked up`)).toContain('By our rider.')
})

test('a request that was decided before its mail left, and one that was granted at once, are not confirmed', async () => {
  const { id, person } = await order()
  await deliver(id)
  await ask('return', person.token, { id })
  await decide(id, 'refuse', 'return', 'It is too late.')
  expect(await subjectsTo(person.email)).not.toContain('Your request to return order')
  const other = await order()
  await ask('cancel', other.person.token, { id: other.id })
  expect(await subjectsTo(other.person.email)).toEqual(['Your order', 'Your order'])
})

test('a tracking mail has the parcel’s link, and a link that was corrected before it left is mailed once', async () => {
  const { id, person } = await order()
  await move(id, 'PACKED')
  await move(id, 'SHIPPED')
  const track = (link: string) =>
    one.call('PUT', `/api/v1/orders/${id}/tracking`, {
      ...{ token: packer.token, body: { courier: 'Anjani', number: 'A7', link } },
    })
  for (const link of ['https://anjani.example/a', 'https://anjani.example/b']) ok(await track(link))
  ok(await track('https://anjani.example/b'))
  expect((await track(`https://anjani.example/${'x'.repeat(500)}`)).status).toBe(400)
  const mails = (await mailsTo(person.email)).filter(({ subject }) => subject.startsWith('Tracking'))
  expect(mails.map(({ body_text }) => /https:\/\/anjani\.example\/./.exec(body_text)?.[0])).toEqual([
    'https://anjani.example/b',
  ])
})
