import { describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../../tests/support/app.ts'
import { openBrowser } from '../../../../../../tests/support/signing-in.ts'

const day = 24 * 3600_000
const start = Date.now()
let time = start
const { one, two, owner } = await testApp({ now: () => new Date(time) })

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36'

async function signedIn(email: string, agent: string): Promise<string> {
  const { body } = await one.call('POST', '/api/io/crm/login', {
    body: { email, password },
    headers: { 'user-agent': agent },
  })
  return body.loginToken
}

const list = async (token: string) => (await one.call('GET', '/api/v1/sessions', { token })).body.data
const isOn = async (token: string) => (await one.call('GET', '/api/v1/session', { token })).status === 200

describe('a user signed in on several devices', () => {
  // Shows B65.
  test('sees each by its name, this one first, with when it was used', async () => {
    time = start
    const { email, token } = await one.signIn()
    time += day
    const other = await signedIn(email, phone)
    expect(await list(other)).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{32}$/),
        device: 'Chrome on Android',
        created: new Date(time).toISOString(),
        used: new Date(time).toISOString(),
        isThis: true,
      },
      expect.objectContaining({ device: '', used: new Date(start).toISOString(), isThis: false }),
    ])
    expect((await list(token)).map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false])
  })

  // Shows B65.
  test('ends one of them, or all but this one', async () => {
    const { email, token } = await one.signIn()
    const [second, third] = [await signedIn(email, phone), await signedIn(email, phone)]
    const [, { _id }] = await list(token)
    expect((await one.call('DELETE', `/api/v1/sessions/${_id}`, { token })).status).toBe(200)
    expect([await isOn(second), await isOn(third)].filter(Boolean)).toHaveLength(1)
    expect(await one.call('DELETE', `/api/v1/sessions/${_id}`, { token })).toMatchObject({
      status: 404,
      body: { errors: [{ field: 'id', code: 'session.notFound' }] },
    })
    expect((await one.call('DELETE', '/api/v1/sessions', { token })).status).toBe(200)
    expect(await list(token)).toHaveLength(1)
    expect([await isOn(token), await isOn(second), await isOn(third)]).toEqual([true, false, false])
  })

  // Shows B65.
  test("cannot end another user's, on any site", async () => {
    const { token: mine } = await one.signIn()
    const { token: theirs } = await one.signIn()
    const { token: elsewhere } = await two.signIn()
    const [{ _id }] = await list(theirs)
    for (const [site, token] of [
      [one, mine],
      [two, elsewhere],
    ] as const)
      expect((await site.call('DELETE', `/api/v1/sessions/${_id}`, { token })).status).toBe(404)
    await one.call('DELETE', '/api/v1/sessions', { token: mine })
    expect(await isOn(theirs)).toBe(true)
  })
})

// Shows B65.
test('a session that is not used for two weeks ends, one that is used goes on to its thirtieth day', async () => {
  time = start
  const { token: unused } = await one.signIn()
  const { token: used } = await one.signIn()
  time += 10 * day
  expect(await isOn(used)).toBe(true)
  time += 5 * day
  expect([await isOn(unused), await isOn(used)]).toEqual([false, true])
  time += 13 * day
  expect(await isOn(used)).toBe(true)
  time += 2 * day + 1
  expect(await isOn(used)).toBe(false)
})

test('the list of sessions contains no credentials', async () => {
  time = start
  const { token, email } = await one.signIn()
  const { rows } = await owner.query(
    "select encode(token_hash, 'hex') as hash from sessions s join users u on u.id = s.user_id where u.email = $1",
    [email],
  )
  const text = JSON.stringify(await list(token))
  expect(text).not.toContain(token)
  expect(text).not.toContain(rows[0].hash)
  expect((await openBrowser(one).signIn(email)).status).toBe(200)
})
