import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { codeFor, mailsTo, newMachine, openBrowser, otherThan } from '../../../../../tests/support/signing-in.ts'
import { sendOtp, signingUp, signUpPath } from '../../../../../tests/support/signing-up.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time), pictures: 'starters/pictures' })
const { platform, owner } = parts
const { person, asked, begun } = signingUp(parts)

describe('a code', () => {
  const sites = async () => (await owner.query('select count(*)::int as count from sites')).rows[0].count

  // Shows C8.
  test('that is wrong, another browser’s, over or used makes no site', async () => {
    const { otp, signUp, body } = await asked()
    const before = await sites()
    expect(await signUp({ otp: otherThan(otp) })).toMatchObject({
      status: 401,
      body: { msg: 'Please enter valid otp.', errors: [{ field: 'otp' }] },
    })
    const elsewhere = await platform.call('POST', signUpPath, {
      body: { ...body, otp },
      headers: { 'x-forwarded-for': newMachine() },
    })
    expect(elsewhere.status).toBe(401)
    expect(await sites()).toBe(before)
    expect((await signUp({ otp })).status).toBe(200)
    expect((await signUp({ otp })).status).toBe(401)
    expect(await sites()).toBe(before + 1)
  })

  // Shows C8.
  test('is enough with the fields of the form for a caller without cookies, from the machine that asked', async () => {
    const body = person({ websiteName: 'Plain Caller' })
    const headers = { 'x-forwarded-for': newMachine() }
    await platform.call('GET', sendOtp, { query: { email: body.email }, headers })
    const otp = await codeFor(parts, platform, body.email)
    const signUp = (given: object, from: Record<string, string> = headers) =>
      platform.call('POST', signUpPath, { body: { ...body, ...given }, headers: from })
    expect((await signUp({ otp }, { 'x-forwarded-for': newMachine() })).status).toBe(401)
    expect((await signUp({ otp, email: 'another@example.com' })).status).toBe(401)
    for (let by = 1; by <= 4; by++) expect((await signUp({ otp: otherThan(otp, by) })).status).toBe(401)
    expect((await signUp({ otp })).body.meta.domain).toBe('plain-caller.localhost:3000')
    expect((await signUp({ otp })).status).toBe(401)
  })

  // Shows C7.
  test('has five tries from a machine without cookies', async () => {
    const body = person()
    const headers = { 'x-forwarded-for': newMachine() }
    await platform.call('GET', sendOtp, { query: { email: body.email }, headers })
    const otp = await codeFor(parts, platform, body.email)
    const signUp = (otp: string) => platform.call('POST', signUpPath, { body: { ...body, otp }, headers })
    for (let by = 1; by <= 5; by++) expect((await signUp(otherThan(otp, by))).status).toBe(401)
    expect((await signUp(otp)).status).toBe(401)
  })

  test('used by two sign-ups at once makes one site', async () => {
    const { otp, signUp } = await asked()
    const answers = await Promise.all([signUp({ otp }), signUp({ otp })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('for a new site does not sign in, and the other way round', async () => {
    const first = await begun()
    time += 400_000
    const { otp, body } = await asked({ email: first.email })
    const browser = openBrowser(platform)
    await browser.askForCode(body.email)
    expect((await browser.signIn(body.email, 'Monsoon@71829', otp)).status).toBe(401)
    const mails = await mailsTo(parts, platform, body.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your code to create a site/),
      expect.stringMatching(/ is ready$/),
      expect.stringMatching(/^Your code to create a site/),
      expect.stringMatching(/^Your code to sign in/),
    ])
  })
})
