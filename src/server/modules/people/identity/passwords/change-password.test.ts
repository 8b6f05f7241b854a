import { describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../../tests/support/app.ts'
import { codeFor, openBrowser } from '../../../../../../tests/support/signing-in.ts'

const parts = await testApp()
const { one, two } = parts

const updatePath = '/api/customer/update-password'
const change = (token: string, body: object) => one.call('POST', updatePath, { token, body })

const sessionOf = async (token: string) => (await one.call('GET', '/api/v1/session', { token })).status

// Shows B331.
test('a password is changed ten times an hour, because each change is mailed; refused calls do not count', async () => {
  const { token } = await one.signIn()
  const changed = async (currentPassword: string, newPassword: string) =>
    (await change(token, { currentPassword, newPassword, confirmPassword: newPassword })).status
  expect(await changed('Monsoon#71829', 'Monsoon#71829')).toBe(400)
  const words = [password, ...Array.from({ length: 11 }, (_, at) => `Koel@718293${at + 10}`)]
  const changes: number[] = []
  for (const [at, next] of words.slice(1).entries()) changes.push(await changed(words[at] ?? '', next))
  expect(changes).toEqual([...Array(10).fill(200), 429])
})

describe('a signed-in user', () => {
  const given = { currentPassword: password, newPassword: 'Koel@71829364', confirmPassword: 'Koel@71829364' }

  // Shows C26, B54.
  test('changes the password, stays signed in here, and is signed out everywhere else', async () => {
    const { email, token } = await one.signIn()
    const elsewhere = (await openBrowser(one).signIn(email)).body.loginToken
    const answer = await change(token, given)
    expect(answer).toMatchObject({ status: 200, body: { data: { changed: true } } })
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^haat-device=[\w-]{43}; Path=\/api; /)])
    expect([await sessionOf(token), await sessionOf(elsewhere)]).toEqual([200, 401])
    expect((await openBrowser(one).signIn(email)).status).toBe(401)
    expect((await openBrowser(one).signIn(email, given.newPassword)).status).toBe(200)
  })

  // Shows B54.
  test('ends the codes that were on their way', async () => {
    const { email, token } = await one.signIn()
    const thief = openBrowser(one)
    await thief.askForCode(email)
    const code = await codeFor(parts, one, email)
    await change(token, given)
    expect((await thief.signInByCode(email, code)).status).toBe(401)
  })

  // Shows C26.
  test.each([
    ['currentPassword', { ...given, currentPassword: 'Wrong@2026' }, 'This password is incorrect.'],
    ['currentPassword', { ...given, currentPassword: '' }, 'Password required'],
    ['newPassword', { ...given, newPassword: 'short', confirmPassword: 'short' }, 'every rule in the list'],
    ['newPassword', { ...given, newPassword: 'Password@123', confirmPassword: 'Password@123' }, 'too common'],
    ['newPassword', { ...given, newPassword: password, confirmPassword: password }, 'must differ from the current one'],
    ['confirmPassword', { ...given, confirmPassword: 'Koel@71829365' }, 'Passwords do not match'],
    ['confirmPassword', { ...given, confirmPassword: '' }, 'Confirm Password required'],
  ])('is told at %s what is wrong, and nothing changes', async (field, body, text) => {
    const { email, token } = await one.signIn()
    const answer = await change(token, body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual([
      expect.objectContaining({ field, defaultMessage: expect.stringContaining(text) }),
    ])
    expect(await sessionOf(token)).toBe(200)
    expect((await openBrowser(one).signIn(email)).status).toBe(200)
  })

  // Shows B54.
  test('has ten wrong tries an hour at the current one, so that a stolen session does not find it out', async () => {
    const { token } = await one.signIn()
    const statuses = []
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await change(token, { ...given, currentPassword: `Wrong@${tries}` })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect((await change(token, given)).status).toBe(429)
  })

  // Shows B54.
  test('has tries of their own in each session, which a stolen one does not use up', async () => {
    const { email, token } = await one.signIn()
    const stolen = (await openBrowser(one).signIn(email)).body.loginToken
    for (let tries = 0; tries < 11; tries++) await change(stolen, { ...given, currentPassword: `Wrong@${tries}` })
    expect((await change(stolen, given)).status).toBe(429)
    expect((await change(token, given)).status).toBe(200)
  })

  test('is refused for other users', async () => {
    expect((await one.call('POST', updatePath, { body: given })).status).toBe(401)
    const { token } = await one.signIn()
    expect((await two.call('POST', updatePath, { token, body: given })).status).toBe(401)
  })
})
