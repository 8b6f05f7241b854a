import { describe, expect, test } from 'vitest'
import { type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { makeChallenge, spendChallenge } from './challenges.ts'

const start = Date.now()
let time = start
const { one, platform } = await testApp({ now: () => new Date(time) })

const refused = { status: 400, body: { msg: expect.stringContaining('didn’t work') } }
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? ''
const account = () => platform.signIn()

/** An authenticator's answer with an invalid signature. */
const answer = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', attestationObject: 'AAAA' },
}

describe('a passkey', () => {
  test('is for the platform’s host alone', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const calls = [
      ['GET', '/api/v1/passkeys', undefined],
      ['POST', '/api/v1/passkeys/options', undefined],
      ['POST', '/api/v1/session/passkey/options', undefined],
      ['POST', '/api/v1/session/passkey', { response: answer }],
    ] as const
    for (const [method, path, body] of calls)
      expect((await one.call(method, path, { token, body })).status, path).toBe(404)
  })

  test('is asked for by its host and name, and by a challenge that is another each time', async () => {
    const { token, email } = await account()
    const begin = () => platform.call('POST', '/api/v1/passkeys/options', { token })
    const [first, second] = [await begin(), await begin()]
    expect(first.body.data).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(first.body.data.challenge).not.toBe(second.body.data.challenge)
    expect(first.headers.getSetCookie()[0]).toMatch(/^haat-passkey=.*HttpOnly/)
    expect(JSON.stringify(first.body)).not.toContain(cookieOf(first.headers).split('=')[1])
  })

  // Shows B73.
  test('rejects an answer that was not signed here and now', async () => {
    const asked = await platform.call('POST', '/api/v1/session/passkey/options')
    const give = (cookie: string, site: TestSite = platform) =>
      site.call('POST', '/api/v1/session/passkey', { body: { response: answer }, headers: { cookie } })
    expect(await give(cookieOf(asked.headers))).toMatchObject(refused)
    expect(await give('')).toMatchObject(refused)
  })

  // Shows B81.
  test('answers a challenge once, also when sent twice at once, and only for its account', async () => {
    const ctx = await platform.ctx()
    const { token, challenge } = await makeChallenge(ctx, null)
    const spent = await Promise.all([spendChallenge(ctx, token, null), spendChallenge(ctx, token, null)])
    expect(spent.filter(Boolean)).toEqual([challenge])
    expect(await spendChallenge(ctx, token, null)).toBeUndefined()
    const other = await makeChallenge(ctx, null)
    const somebody = '01999999-9999-7999-8999-999999999999'
    expect(await spendChallenge(ctx, other.token, somebody)).toBeUndefined()
    expect(await spendChallenge(ctx, other.token, null)).toBeUndefined()
  })

  test("is not added by an answer to another user's challenge, a late one, or none", async () => {
    const [mine, theirs] = [await account(), await account()]
    const begun = await platform.call('POST', '/api/v1/passkeys/options', { token: theirs.token })
    const add = (cookie: string, token = mine.token) =>
      platform.call('POST', '/api/v1/passkeys', {
        ...{ token, headers: { cookie } },
        body: { name: 'My phone', response: answer },
      })
    expect(await add(cookieOf(begun.headers))).toMatchObject(refused)
    expect(await add('', theirs.token)).toMatchObject(refused)
    const late = await platform.call('POST', '/api/v1/passkeys/options', { token: mine.token })
    time += 301_000
    expect(await add(cookieOf(late.headers))).toMatchObject(refused)
    expect((await platform.call('GET', '/api/v1/passkeys', { token: mine.token })).body).toEqual({ data: [], total: 0 })
  })

  test('is removed by its owner alone', async () => {
    const { token } = await account()
    const gone = await platform.call('DELETE', '/api/v1/passkeys/AAAA', { token })
    expect([gone.status, gone.body.msg]).toEqual([404, 'This passkey was not found.'])
  })
})
