import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'

const { one, two } = await testApp()

let machine = 0

/** Every call from another machine, so that only the test of the limit meets it. */
function post(site: typeof one, path: string, body: object, query?: Record<string, string>) {
  return site.call('POST', `/api/io/crm/admin/public/newsletter${path}`, {
    body,
    query,
    headers: { 'x-forwarded-for': `10.1.0.${machine++ % 250}` },
  })
}

const subscribe = (email: string, site = one) => post(site, '', { email, status: 'SUBSCRIBED' })
const leave = (email: string, unsubscribeReason: unknown = 'Too many mails', query?: Record<string, string>) =>
  post(one, '/change-status', { email, unsubscribeReason, status: 'UNSUBSCRIBED' }, query)

describe('the newsletter', () => {
  test('takes an address, in small letters and trimmed', async () => {
    const { status, body } = await subscribe(' Asha@Example.com ')
    expect(status).toBe(200)
    expect(body.data).toEqual({
      _id: expect.any(String),
      email: 'asha@example.com',
      status: 'SUBSCRIBED',
      unsubscribeReason: null,
    })
  })

  test('says so when an address is subscribed already, and nothing more', async () => {
    await subscribe('twice@example.com')
    const { status, body } = await subscribe('TWICE@example.com')
    expect({ status, body }).toEqual({ status: 409, body: { msg: 'Email is not unique' } })
  })

  test('is subscribed to once when the button is pressed many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('eager@example.com')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  test.each(['', '   ', 'asha', 'asha @example.com', 'asha@example', undefined])('does not take %j', async (email) => {
    const { status, body } = await post(one, '', { email, status: 'SUBSCRIBED' })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      expect.objectContaining({ field: 'email', defaultMessage: 'Please enter a valid email address.' }),
    ])
  })

  test('lets a subscriber go, with the reason, and back again', async () => {
    await subscribe('wavering@example.com')
    const left = await leave('wavering@example.com', ' Not for me ')
    const back = await subscribe('wavering@example.com')
    expect(left.body.data).toMatchObject({ status: 'UNSUBSCRIBED', unsubscribeReason: 'Not for me' })
    expect(back.body.data).toMatchObject({ _id: left.body.data._id, status: 'SUBSCRIBED', unsubscribeReason: null })
  })

  test.each(['', '  ', undefined])('asks for a reason when it is %j', async (reason) => {
    await subscribe('reasons@example.com')
    const { status, body } = await post(one, '/change-status', {
      email: 'reasons@example.com',
      unsubscribeReason: reason,
      status: 'UNSUBSCRIBED',
    })
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ field: 'unsubscribeReason', defaultMessage: 'Please enter a reason' })
  })

  test('says the same to an address that never subscribed and to one that has left', async () => {
    await subscribe('gone@example.com')
    await leave('gone@example.com')
    const again = await leave('gone@example.com')
    const never = await leave('never@example.com')
    expect(again).toMatchObject({ status: 404, body: { msg: 'This email is not subscribed.' } })
    expect(never.body).toEqual(again.body)
  })

  test('takes the id of the link in a mail, left blank or fitting the address', async () => {
    const { body } = await subscribe('link@example.com')
    const other = await subscribe('other@example.com')
    const wrong = await leave('link@example.com', 'x', { email: 'link@example.com', id: other.body.data._id })
    const nonsense = await leave('link@example.com', 'x', { email: '', id: 'nonsense' })
    const blank = await leave('other@example.com', 'x', { email: '', id: '' })
    const right = await leave('link@example.com', 'x', { email: 'link@example.com', id: body.data._id })
    expect([wrong.status, nonsense.status, blank.status, right.status]).toEqual([404, 404, 200, 200])
  })

  test('of another site knows nothing of it', async () => {
    await subscribe('here@example.com')
    expect((await subscribe('here@example.com', two)).status).toBe(200)
    await leave('here@example.com')
    expect((await subscribe('here@example.com', two)).status).toBe(409)
  })

  test('slows down who tries too often', async () => {
    const tries = []
    for (let index = 0; index < 32; index++) tries.push(await leave('hammer@example.com'))
    expect(tries.at(-1)?.status).toBe(429)
  })
})
