import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../../tests/support/app.ts'
import { bankId, press, shopperWith } from '../../../../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one, two } = app

async function paying() {
  const { person } = await shopperWith(one, { price: 1_23_45_600 })
  const start = await person.init('sandbox')
  const { orderId, redirect } = start.body.data
  return { person, start, orderId, redirect, back: `/payment/result?order=${orderId}` }
}

describe("the sandbox bank's page", () => {
  // Shows C62.
  test('says that no real money moves and what is paid, and offers to pay, to fail and to leave', async () => {
    const { redirect, start, back } = await paying()
    const { status, body, headers } = await one.call('GET', redirect)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    for (const text of ['Sandbox bank', 'No real money moves.', '₹1,23,456.00', `Order ${start.body.data.number}`])
      expect(body).toContain(text)
    expect(body).toContain(`action="${redirect}/pay"`)
    expect(body).toContain(`action="${redirect}/fail"`)
    expect(body).toContain(`<a href="${back.replaceAll('&', '&amp;')}">Leave without paying</a>`)
    expect(body).not.toContain('<script')
  })

  test('shows the name of the shop as text', async () => {
    await app.owner.query("update sites set name = '<img src=x>' where id = $1", [two.id])
    const { person } = await shopperWith(two)
    const { body } = await two.call('GET', (await person.init('sandbox')).body.data.redirect)
    expect(body).toContain('&lt;img src=x&gt;')
  })

  // Shows B240.
  test('takes one payment and returns the customer to a placed order', async () => {
    const { person, start, redirect, orderId, back } = await paying()
    const paid = await press(one, start, 'pay')
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toBe(back)
    expect((await person.order(orderId)).status).toBe('PLACED')
    expect((await press(one, start, 'fail')).status).toBe(303)
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
    const { body } = await one.call('GET', redirect)
    expect(body).toContain('This payment has been made.')
    expect(body).not.toContain('<form')
  })

  test('lets a payment fail, once', async () => {
    const { person, start, redirect, orderId, back } = await paying()
    const failed = await press(one, start, 'fail')
    await press(one, start, 'pay')
    expect(failed.headers.get('location')).toBe(back)
    expect(await person.order(orderId)).toMatchObject({
      status: 'PENDING_PAYMENT',
      payments: [{ status: 'FAILED' }],
    })
    expect((await one.call('GET', redirect)).body).toContain('This payment has failed.')
  })

  test('is a 404 for an unknown payment, and on another site', async () => {
    const { start } = await paying()
    for (const [site, id] of [
      [one, 'sbx_unknown'],
      [two, bankId(start)],
    ] as const) {
      expect((await site.call('GET', `/payment/sandbox/${id}`)).status).toBe(404)
      expect((await site.call('POST', `/payment/sandbox/${id}/pay`)).status).toBe(404)
    }
  })
})
