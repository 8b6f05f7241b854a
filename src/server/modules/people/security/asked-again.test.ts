import { beforeEach, describe, expect, test } from 'vitest'
import { password, type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { callRoute, everyRoute } from '../../../../../tests/support/enumerations/every-route.ts'
import { setUpApp, shownBy } from '../../../../../tests/support/outside/authenticator.ts'
import { openBrowser } from '../../../../../tests/support/signing-in.ts'

let time = Date.parse('2026-06-01T10:00:00Z')
const { one, two } = await testApp({ now: () => new Date(time) })

beforeEach(() => {
  time += 24 * 3600_000
})

const app = '/api/v1/security/app'

const wait = (seconds: number) => {
  time += seconds * 1000
}

let count = 0

/** An owner with an authenticator app, a minute after its setup. */
async function withApp(sites: [TestSite, ...TestSite[]] = [one]) {
  const made = await setUpApp(sites, `proving${count++}@example.com`, new Date(time))
  wait(60)
  return made
}

const wrong = { status: 400, body: { errors: [{ field: 'code', code: 'security.code' }] } }

describe('a sensitive act', () => {
  const asksAgain = everyRoute.filter(({ route }) => route.recent)
  const prove = (token: string, body: object) => one.call('POST', '/api/v1/session/proof', { token, body })
  const askedAgain = { status: 403, body: { errors: [{ field: 'proof', code: 'access.askedAgain' }] } }

  // Shows B72.
  test('is asked again after ten minutes, by the password where there is nothing else', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    wait(599)
    expect((await one.call('POST', app, { token })).status).toBe(200)
    wait(2)
    expect(await one.call('POST', app, { token })).toMatchObject(askedAgain)
    expect((await prove(token, { password: 'Wrong@2026' })).body.errors[0]).toMatchObject({
      field: 'password',
      code: 'password.wrong',
    })
    expect(await one.call('POST', app, { token })).toMatchObject(askedAgain)
    expect((await prove(token, { password })).status).toBe(200)
    expect((await one.call('POST', app, { token })).status).toBe(200)
  })

  test('is asked again by the code where there is an app: the password is not enough', async () => {
    const { token, secret } = await withApp()
    wait(3600)
    expect(await one.call('DELETE', app, { token })).toMatchObject(askedAgain)
    expect(await prove(token, { password })).toMatchObject(wrong)
    expect((await prove(token, { code: shownBy(secret, new Date(time)) })).status).toBe(200)
    expect((await one.call('DELETE', app, { token })).status).toBe(200)
  })

  // Shows B84.
  test('covers refunds, exports, roles, invitations, ownership, domains, payment accounts, leaving and credentials', () => {
    expect(asksAgain.map(({ name }) => name).toSorted()).toEqual([
      'DELETE /api/v1/domains/{host}',
      'DELETE /api/v1/passkeys/{id}',
      'DELETE /api/v1/payment-accounts/{provider}/{mode}',
      'DELETE /api/v1/roles/{id}',
      'DELETE /api/v1/security/app',
      'DELETE /api/v1/staff/{id}',
      'DELETE /api/v1/staff/{id}/second-step',
      'GET /api/v1/activity.csv',
      'GET /api/v1/customers.csv',
      'GET /api/v1/forms/answers.csv',
      'GET /api/v1/gstr-1/{file}',
      'GET /api/v1/messages.csv',
      'GET /api/v1/money/goodwill',
      'GET /api/v1/newsletter/subscribers.csv',
      'GET /api/v1/orders.csv',
      'POST /api/v1/campaigns/{id}/state',
      'POST /api/v1/campaigns/{id}/uncertain/{subscriberId}',
      'POST /api/v1/domains',
      'POST /api/v1/domains/{host}/primary',
      'POST /api/v1/invitations',
      'POST /api/v1/invitations/{id}/send',
      'POST /api/v1/money/{id}/accept',
      'POST /api/v1/money/{id}/book',
      'POST /api/v1/money/{id}/close',
      'POST /api/v1/money/{id}/give-back',
      'POST /api/v1/money/{id}/refund',
      'POST /api/v1/newsletter/subscribers/check',
      'POST /api/v1/newsletter/subscribers/import',
      'POST /api/v1/operator/sites/{id}/second-step-resets',
      'POST /api/v1/orders/{id}/payments/{payment}/close',
      'POST /api/v1/orders/{id}/refunds',
      'POST /api/v1/orders/{id}/refunds/{refund}/settle',
      'POST /api/v1/ownership',
      'POST /api/v1/ownership/{from}/accept',
      'POST /api/v1/passkeys',
      'POST /api/v1/passkeys/options',
      'POST /api/v1/payment-accounts/{provider}/use',
      'POST /api/v1/roles',
      'POST /api/v1/security/app',
      'POST /api/v1/security/app/proof',
      'POST /api/v1/security/recovery-codes',
      'POST /api/v1/settlements/{id}/close',
      'POST /api/v1/staff/leave',
      'PUT /api/v1/payment-accounts/{provider}/{mode}',
      'PUT /api/v1/roles/{id}',
      'PUT /api/v1/staff/second-step',
      'PUT /api/v1/staff/{id}/role',
    ])
  })

  // Shows B72, B84.
  test('is refused to an old session, whatever it is', async () => {
    const { token, id } = await one.signIn({ userType: 'ADMIN' })
    wait(601)
    for (const { route } of asksAgain) expect(await callRoute(one, route, { id, token })).toMatchObject(askedAgain)
  })

  test('goes along from site to site as old as it is', async () => {
    const { token } = await withApp([one, two])
    wait(3600)
    const { body } = await one.call('POST', '/api/v1/own-sites/two/entry', { token })
    const there = await openBrowser(two).enter(new URL(body.data.href).searchParams.get('token') ?? '')
    expect(await two.call('DELETE', app, { token: there.body.loginToken })).toMatchObject(askedAgain)
  })
})
