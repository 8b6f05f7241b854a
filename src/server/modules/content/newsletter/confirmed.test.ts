import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { linksTo, newsletterOf, openLink } from '../../../../../tests/support/newsletter.ts'
import { setSettings } from '../../../../../tests/support/selling/reviewing.ts'
import { mailsTo } from '../../../../../tests/support/signing-in.ts'

const parts = await testApp()
const { one, two } = parts
const { subscribe, leave, leavingLink, statusOf } = newsletterOf(parts)
await setSettings(parts, one, { newsletter: { confirm: true } })

describe('where the owner wants subscriptions confirmed', () => {
  // Shows B16.
  test('a new address is pending, and gets a mail; once its link is followed it is subscribed', async () => {
    const { status, body } = await subscribe('pending@example.com')
    expect({ status, data: body.data }).toMatchObject({ status: 200, data: { status: 'PENDING' } })
    expect(await statusOf('pending@example.com')).toMatchObject({ status: 'PENDING' })
    const [link] = await linksTo(parts, one, 'pending@example.com')
    expect(link?.act).toBe('confirm')
    const opened = await openLink(one, link, 'GET')
    expect(opened.status).toBe(200)
    expect(opened.body).toContain('Confirm your subscription')
    // Mail clients prefetch links.
    expect(await statusOf('pending@example.com')).toMatchObject({ status: 'PENDING' })
    const followed = await openLink(one, link, 'POST')
    expect(followed.body).toContain('Subscription successful!')
    expect(await statusOf('pending@example.com')).toEqual({ status: 'SUBSCRIBED', reason: null })
    expect((await subscribe('pending@example.com')).body).toEqual({ msg: 'Email is not unique' })
  })

  test('entering it again sends the link again, three times an hour, and the answer stays the same', async () => {
    const { body } = await subscribe('again@example.com')
    for (let index = 0; index < 4; index++)
      expect(await subscribe('again@example.com')).toMatchObject({ status: 200, body })
    expect(await linksTo(parts, one, 'again@example.com')).toHaveLength(3)
  })

  test('an unsubscribed address is not brought back by a stranger, and its reason stays until it confirms', async () => {
    await subscribe('left@example.com')
    const [confirm] = await linksTo(parts, one, 'left@example.com')
    await openLink(one, confirm, 'POST')
    const { id } = await leavingLink('left@example.com')
    await leave('left@example.com', 'Too many', { email: '', id })
    // An old link does not resubscribe them either.
    expect((await openLink(one, confirm, 'POST')).status).toBe(404)
    expect(await statusOf('left@example.com')).toEqual({ status: 'UNSUBSCRIBED', reason: 'Too many' })
    expect((await subscribe('left@example.com')).body.data).toMatchObject({
      status: 'PENDING',
      unsubscribeReason: null,
    })
    expect(await statusOf('left@example.com')).toEqual({ status: 'PENDING', reason: 'Too many' })
    await openLink(one, (await linksTo(parts, one, 'left@example.com')).at(-1), 'POST')
    expect(await statusOf('left@example.com')).toEqual({ status: 'SUBSCRIBED', reason: null })
  })

  test('the owner sees who is pending, and finds them', async () => {
    await subscribe('waiting@example.com')
    const { token } = await one.signIn({ userType: 'STAFF', permissions: ['customers'] })
    const { body } = await one.call('GET', '/api/v1/newsletter/subscribers', {
      token,
      query: { status: 'PENDING', q: 'waiting' },
    })
    expect(body).toMatchObject({ total: 1, data: [{ email: 'waiting@example.com', status: 'PENDING' }] })
    const subscribed = { token, query: { status: 'SUBSCRIBED', q: 'waiting' } }
    expect((await one.call('GET', '/api/v1/newsletter/subscribers', subscribed)).body.total).toBe(0)
  })

  test('another site does not ask for confirmation', async () => {
    expect((await subscribe('direct@example.com', two)).body.data.status).toBe('SUBSCRIBED')
    expect(await mailsTo(parts, two, 'direct@example.com')).toEqual([])
  })
})

/** Subscribes an address without confirming it, as a stranger could. @returns the link that was mailed */
async function asked(email: string) {
  await subscribe(email)
  expect(await statusOf(email)).toMatchObject({ status: 'PENDING' })
  const [confirm] = await linksTo(parts, one, email)
  return confirm
}

test('an address that is not confirmed yet unsubscribes on the page, and its link confirms nothing any more', async () => {
  const email = 'entered-by-another@example.com'
  const confirm = await asked(email)
  await leave(email, 'It was not me')
  expect(await statusOf(email)).toMatchObject({ status: 'UNSUBSCRIBED' })
  expect((await openLink(one, confirm, 'POST')).status).toBe(404)
})

test('an address that is not confirmed yet is taken off in the account of its owner too', async () => {
  const { token, id, email } = await one.signIn()
  await parts.owner.query('update users set proven_at = now() where id = $1', [id])
  await asked(email)
  const { status } = await one.call('POST', '/api/v1/consents/newsletter', { token, body: { wanted: false } })
  expect([status, await statusOf(email)]).toMatchObject([200, { status: 'UNSUBSCRIBED' }])
})
