import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { newMachine } from '../../../../../tests/support/signing-in.ts'
import { sendOtp, signingUp, signUpPath } from '../../../../../tests/support/signing-up.ts'
import { readAs } from '../../../../shared/sites/site-key.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time), pictures: 'starters/pictures' })
const { platform, one, owner, directory, app } = parts

const { person, asked, begun } = signingUp(parts)

const at = async (host: string, method: string, path: string, body?: object, token?: string) => {
  const name = host.replace(/:\d+$/, '')
  const response = await app.request(`http://${name}${path}`, {
    method,
    headers: { host: name, ...(token ? { authorization: `Basic ${token}` } : {}), 'x-forwarded-for': newMachine() },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

const enter = (host: string, token: string) => at(host, 'POST', '/api/v1/session/entry', { token })

describe('a visitor who creates a site', () => {
  // Shows S92, C7, C8, C47.
  test('proves the address by a code, and is told the host of the new site and a token for it', async () => {
    const { signUp, otp } = await asked()
    const answer = await signUp({ otp })
    expect(answer.body).toEqual({
      meta: { domain: 'blue-door-pottery.localhost:3000' },
      loginToken: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  // Shows R16, B6.
  test('arrives there once, within ten minutes, as its owner', async () => {
    const { host, token, email } = await begun()
    expect((await at(host, 'GET', `/admin/first/login?token=${token}`)).status).toBe(200)
    const entered = await enter(host, token)
    expect(entered).toMatchObject({ status: 200, body: { userType: 'ADMIN', data: { email } } })
    const settings = await at(host, 'GET', '/api/v1/settings', undefined, entered.body.loginToken)
    expect(settings).toMatchObject({ status: 200, body: { data: { name: 'Blue Door Pottery' } } })
    expect(await enter(host, token)).toMatchObject({ status: 410, body: { errors: [{ code: 'entry.over' }] } })
    expect((await at(host, 'GET', `/admin/first/login?token=${token}`)).status).toBe(410)

    const late = await begun()
    time += 601_000
    expect((await enter(late.host, late.token)).status).toBe(410)
  })

  // Shows B6.
  test('enters no other site with the token', async () => {
    const { token, host } = await begun()
    expect((await enter(one.host, token)).status).toBe(410)
    expect((await enter('localhost', token)).status).toBe(410)
    expect((await enter(host, token)).status).toBe(200)
  })

  test('finds a site with a home page that says its name', async () => {
    const { host } = await begun({ websiteName: 'Neela Textiles' })
    const site = await directory.byHost(host)
    expect(site).toMatchObject({ name: 'Neela Textiles', starter: 'blank' })
    const { rows } = await owner.query("select key from pages where site_id = $1 and kind = 'page'", [site?.id])
    expect(rows).toContainEqual({ key: '/' })
  })

  test('signs in with the same password on the site and on the platform', async () => {
    const { email, host } = await begun()
    const name = host.replace(/:\d+$/, '')
    for (const site of [name, 'localhost'])
      expect((await at(site, 'POST', '/api/io/crm/login', { email, password: 'Monsoon@71829' })).status).toBe(200)
  })

  // Shows B57.
  test('adds a second site to their account with its password, and is refused with another', async () => {
    const first = await begun()
    time += 400_000
    const { otp, signUp } = await asked({ email: first.email, websiteName: 'Second Shop' })
    expect(await signUp({ otp, password: 'Kadamba@71829' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'password', code: 'organisation.known' }] },
    })
    expect(await signUp({ otp })).toMatchObject({
      status: 200,
      body: { meta: { domain: 'second-shop.localhost:3000' } },
    })
    const { rows } = await owner.query(
      'select count(*)::int as count from account_sites s join users u on u.id = s.account_id where u.email = $1',
      [first.email],
    )
    expect(rows).toEqual([{ count: 2 }])
  })
})

describe('the address of a new site', () => {
  // Shows B57.
  test('is the name; one that is taken is numbered, and one that the platform keeps is not given', async () => {
    const hosts = []
    for (let index = 0; index < 2; index++) hosts.push((await begun({ websiteName: 'Lotus House' })).host)
    hosts.push((await begun({ websiteName: 'Admin' })).host)
    expect(hosts).toEqual(['lotus-house.localhost:3000', 'lotus-house-2.localhost:3000', 'admin-site.localhost:3000'])
  })

  // Shows B133.
  test('is not one that is read like another, also where both are chosen at once', async () => {
    const browsers = [await asked({ websiteName: 'Green Door' }), await asked({ websiteName: 'Greendoor' })]
    const answers = await Promise.all(browsers.map(({ signUp, otp }) => signUp({ otp })))
    const keys = answers.map(({ body }) => String(body.meta.domain).split('.')[0] ?? '')
    expect(new Set(keys.map(readAs)).size).toBe(2)
    expect(keys.filter((key) => key.endsWith('-2'))).toHaveLength(1)
  })

  test('is another for each of several who choose one name at once', async () => {
    const browsers = []
    for (let index = 0; index < 4; index++) browsers.push(await asked({ websiteName: 'Same Name' }))
    const answers = await Promise.all(browsers.map(({ signUp, otp }) => signUp({ otp })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.meta.domain)).size).toBe(4)
  })
})

// Shows S92, B57.
test('nothing is left of a sign-up that fails on the way', async () => {
  const { otp, signUp, body } = await asked({ websiteName: 'Never Made' })
  await owner.query("create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$")
  await owner.query('create trigger refuse before insert on entry_tokens for each row execute function refuse()')
  expect((await signUp({ otp })).status).toBe(500)
  await owner.query('drop trigger refuse on entry_tokens')
  expect(await directory.byKey('never-made')).toBeUndefined()
  expect((await owner.query('select 1 from users where email = $1', [body.email])).rowCount).toBe(0)
  expect((await signUp({ otp })).status).toBe(200)
})

// Shows C7.
test('sites begin on the platform’s host alone', async () => {
  expect((await one.call('GET', sendOtp, { query: { email: 'a@example.com' } })).status).toBe(404)
  expect((await one.call('POST', signUpPath, { body: { ...person(), otp: '123456' } })).status).toBe(404)
})

// Shows E14, V18.
test.each([
  [{ firstName: 'Al' }, 'firstName', 'Please enter atleast three or max 20 character First Name'],
  [{ lastName: 'R4o' }, 'lastName', 'Please enter atleast three or max 20 character Last Name'],
  [{ email: 'asha@example.museum' }, 'email', 'Please enter a valid email'],
  [
    { websiteName: 'Shop 24' },
    'websiteName',
    'Please enter atleast three or max 100 character organization Names, only alphabets and space are allowed.',
  ],
  [
    { password: 'monsoon' },
    'password',
    'Please enter at least 8 characters,1 of these special characters @$!%*?&,1 uppercase character and 1 number.',
  ],
  [{ password: 'Sunshine@2026' }, 'password', undefined],
  [{ otp: '12345' }, 'otp', 'Please enter valid otp.'],
])('%j is refused at its field', async (given, field, text) => {
  const body = { ...person(), otp: '123456', ...given }
  const answer = await platform.call('POST', signUpPath, { body, headers: { 'x-forwarded-for': newMachine() } })
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ field, ...(text ? { defaultMessage: text } : {}) }] },
  })
})

describe('a new site', () => {
  // Shows B219.
  test('confirms subscriptions to its newsletter by a link', async () => {
    const { host } = await begun()
    const { rows } = await owner.query("select settings -> 'newsletter' as newsletter from sites where key = $1", [
      host.split('.')[0],
    ])
    expect(rows).toEqual([{ newsletter: { confirm: true } }])
  })

  // Shows B219.
  test('is refused to an account that owns as many as it may, and to no operator of the platform', async () => {
    const email = 'many@example.com'
    const limited = parts.services.config
    parts.services.config = { ...limited, sitesPerAccount: 2 }
    await begun({ email })
    const again = async () => {
      time += 60_000
      await owner.query('delete from rate_limits')
    }
    await again()
    await begun({ email })
    await again()
    const { otp, signUp } = await asked({ email })
    expect(await signUp({ otp })).toMatchObject({
      status: 409,
      body: {
        msg: expect.stringMatching(/^An account can own up to 2 sites\./),
        errors: [{ code: 'organisation.many' }],
      },
    })
    await owner.query("update users set user_type = 'STAFF' where site_id = $1 and email = $2", [platform.id, email])
    await again()
    await begun({ email })
    parts.services.config = limited
  })
})
