import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { ownEmailOf } from '../../../../../tests/support/own-email.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { codeFor } from '../../../../../tests/support/signing-in.ts'

const time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { one, owner } = parts
const { ask, give, fresh } = ownEmailOf(one)

/** Confirms an address, or changes to it, by its code. */
async function confirm(token: string, email: string): Promise<void> {
  expect((await ask(token, email)).status).toBe(200)
  expect((await give(token, await codeFor(parts, one, email))).status).toBe(200)
}

/** A customer, with their address confirmed or not, and how they come to have another one. */
async function mover(isProven: boolean) {
  const person = await one.signIn()
  if (isProven) await confirm(person.token, person.email)
  const to = fresh()
  return { ...person, to, move: () => confirm(person.token, to) }
}

describe('what is kept under the former address', () => {
  const subscribe = (email: string) =>
    one.call('POST', '/api/io/crm/admin/public/newsletter', { body: { email, status: 'SUBSCRIBED' } })

  async function subscriptions(...emails: string[]) {
    const { rows } = await owner.query('select email, status from newsletter_subscribers where email = any ($1)', [
      emails,
    ])
    return rows
  }

  // Shows B80.
  test('is a subscription, which goes along if the address was shown to be theirs', async () => {
    const { email, to, move } = await mover(true)
    await subscribe(email)
    await move()
    await doJobs(parts, new Date(time))
    expect(await subscriptions(email, to)).toEqual([{ email: to, status: 'SUBSCRIBED' }])
  })

  // Shows B80.
  test('stays where it is if the address was never shown to be theirs', async () => {
    const { email, to, move } = await mover(false)
    await subscribe(email)
    await move()
    expect(await subscriptions(email, to)).toEqual([{ email, status: 'SUBSCRIBED' }])
  })

  // Shows B79.
  test('goes along where they asked while signed in, though the address was never shown to be theirs', async () => {
    const { token, email, to, move } = await mover(false)
    const [productVariantId = ''] = (await one.product({ stock: 0 })).variantIds
    const body = { email, status: 'SUBSCRIBED' }
    await one.call('POST', '/api/io/crm/admin/public/newsletter', { token, body })
    await one.call('POST', '/api/v1/stock-notices', { token, body: { productVariantId, email } })
    await move()
    expect(await subscriptions(email, to)).toEqual([{ email: to, status: 'SUBSCRIBED' }])
    const { rows } = await owner.query('select email from stock_notices where variant_id = $1', [productVariantId])
    expect(rows).toEqual([{ email: to }])
  })

  // Shows B80.
  test('gives way to what they have said by the new one, but not to what waits there to be confirmed', async () => {
    for (const [status, then] of [
      ['SUBSCRIBED', 'SUBSCRIBED'],
      ['UNSUBSCRIBED', 'UNSUBSCRIBED'],
      ['PENDING', 'SUBSCRIBED'],
    ]) {
      const { email, to, move } = await mover(true)
      for (const address of [email, to]) await subscribe(address)
      await owner.query('update newsletter_subscribers set status = $2 where email = $1', [to, status])
      await move()
      expect(await subscriptions(email, to)).toEqual([{ email: to, status: then }])
    }
  })

  // Shows B79, B161.
  test('is each request to be told of a sold-out variant, once, if the address was shown to be theirs', async () => {
    const awaited = async (email: string) => {
      const { rows } = await owner.query('select variant_id from stock_notices where email = $1 order by id', [email])
      return rows.map((row) => row.variant_id)
    }
    const variants = await Promise.all([1, 2].map(async () => (await one.product({ stock: 0 })).variantIds[0] ?? ''))
    const wait = (email: string, productVariantId = '') =>
      one.call('POST', '/api/v1/stock-notices', { body: { productVariantId, email } })
    for (const isProven of [true, false]) {
      const { email, to, move } = await mover(isProven)
      for (const variant of variants) await wait(email, variant)
      await wait(to, variants[0])
      await move()
      expect(await awaited(email)).toEqual(isProven ? [] : variants)
      expect((await awaited(to)).toSorted()).toEqual(isProven ? variants.toSorted() : [variants[0]])
    }
  })

  // Shows B79, B97.
  test('is each message that is theirs, which is then answered at the new one', async () => {
    const write = (email: string, message: string, token?: string) =>
      one.call('POST', '/api/io/crm/admin/public/contact', {
        token,
        body: { customerName: 'Asha', customerContact: '9876543210', customerEmail: email, message },
      })
    for (const isProven of [true, false]) {
      const { email, to, token, move } = await mover(isProven)
      await write(email, 'Signed in', token)
      await write(email, 'Signed out')
      await move()
      const { rows } = await owner.query('select email from messages where email = any ($1) order by body', [
        [email, to],
      ])
      expect(rows).toEqual([{ email: to }, { email: isProven ? to : email }])
    }
  })
})
