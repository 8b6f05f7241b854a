import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { demoPassword, demoPeople } from '../../../../shared/people/demo.ts'
import { readConfig, StartError } from '../../../platform/config.ts'
import type { Services } from '../../../platform/context.ts'
import { firstRun, welcome } from './first-run.ts'

const { app, services, directory, owner } = await testApp()

const elsewhere = { HOST: '0.0.0.0', PLATFORM_HOST: 'localhost' }

/** The services of a start with these environment variables. */
function started(env: Record<string, string>): Services {
  const { demo, demoIsOver, demoIsOpen, isReachable, host, ownerEmail, firstSite, sandbox, smtpUrl } = readConfig(env)
  const settings = { demo, demoIsOver, demoIsOpen, isReachable, host, ownerEmail, firstSite, sandbox, smtpUrl }
  return { ...services, config: { ...services.config, ...settings } }
}

/** The output of a start with these environment variables. */
async function start(env: Record<string, string>): Promise<string> {
  const said: string[] = []
  await firstRun(started(env), directory, (text) => said.push(text))
  return said.join('\n')
}

const keys = async () => (await owner.query('select key from sites order by id')).rows.map(({ key }) => key)

async function signIn(host: string, email: string, password: string) {
  const request = { method: 'POST', headers: { host }, body: JSON.stringify({ email, password }) }
  const answer = await app.request(`http://${host}/api/io/crm/login`, request)
  return { status: answer.status, body: await answer.json() }
}

const signInOwner = () => signIn('shop.localhost', 'owner@example.com', demoPassword)

describe('a server that others can reach', () => {
  // Shows B23.
  test('does not begin with the demonstration unless it is told to, and says what to set', async () => {
    const before = await keys()
    const refused = start({ ...elsewhere, HAAT_DEMO: '1' })
    await expect(refused).rejects.toThrow(StartError)
    await expect(refused).rejects.toThrow(/HOST=0\.0\.0\.0.*HAAT_DEMO=0.*HAAT_DEMO_OPEN=1.*HOST=127\.0\.0\.1/)
    for (const { email } of demoPeople) await expect(refused).rejects.toThrow(email)
    expect(await keys()).toEqual(before)
  })

  test('has the platform alone where nothing is asked for', async () => {
    await start(elsewhere)
    expect(await keys()).toEqual(['one', 'two', ''])
    expect(await welcome(started(elsewhere), directory)).not.toContain(demoPassword)
  })
})

test('a server without a mail server says where the platform’s mails are read, and one that sends them does not', async () => {
  const said = await welcome(started({}), directory)
  expect(said).toContain('http://localhost:3000/admin/settings/mails')
  expect(said).toContain('Start with OWNER_EMAIL=you@example.com to get a password.')
  expect(await welcome(started({ SMTP_URL: 'smtp://mail.example.in' }), directory)).not.toContain('/settings/mails')
})

describe('the first owner', () => {
  const env = { ...elsewhere, OWNER_EMAIL: 'Asha@Brand.example', FIRST_SITE: 'brand' }

  // Shows B23.
  test('is the one that the settings name, with a password that is said once', async () => {
    const said = await start(env)
    const [, password = ''] = /said only this once, the password: (\S+)$/m.exec(said) ?? []
    expect(said).toContain('asha@brand.example may sign in at')
    for (const host of ['localhost', 'brand.localhost']) {
      const { status, body } = await signIn(host, 'asha@brand.example', password)
      const { firstName, lastName } = body.data ?? {}
      expect({ host, status, userType: body.userType }).toEqual({ host, status: 200, userType: 'ADMIN' })
      expect([firstName, lastName]).toEqual(['', 'Owner'])
    }
    expect(await welcome(started(env), directory)).not.toContain('to get a password')
    expect(await start(env)).toBe('')
    expect(await start({ ...env, OWNER_EMAIL: 'another@brand.example' })).toBe('')
  })

  test('gets a shop without the demonstration: no sign-in that others know, and no pretend bank', async () => {
    for (const { email } of demoPeople) expect((await signIn('brand.localhost', email, demoPassword)).status).toBe(401)
    const site = await directory.byKey('brand')
    expect(site?.settings).toMatchObject({ demo: false, payments: { modes: ['cod'] } })
    const { rows } = await owner.query('select count(*)::int as count from orders where site_id = $1', [site?.id])
    expect(rows).toEqual([{ count: 0 }])
  })

  test('is not a customer who signed up with the address', async () => {
    await owner.query("delete from users where email = 'asha@brand.example'")
    const person = {
      firstName: 'A',
      lastName: 'B',
      gender: 'OTHER',
      birthDate: '1990-01-01',
      mobileNumber: '9876543210',
    }
    await app.request('http://brand.localhost/api/io/crm/admin/public/customer/create', {
      method: 'POST',
      headers: { host: 'brand.localhost' },
      body: JSON.stringify({ ...person, email: 'asha@brand.example', password: 'Haat@2026' }),
    })
    await expect(start(env)).rejects.toThrow(/OWNER_EMAIL: asha@brand.example is a customer/)
    expect((await owner.query("select user_type from users where email = 'asha@brand.example'")).rows).toEqual([
      { user_type: 'CUSTOMER' },
    ])
  })
})

describe('a demonstration that was made while the server was not reachable', () => {
  test('keeps the server from starting once others can', async () => {
    await start({})
    expect((await signInOwner()).status).toBe(200)
    await expect(start(elsewhere)).rejects.toThrow(/sites: shop, events\).*HAAT_DEMO=0/)
    await start({ ...elsewhere, HAAT_DEMO: '1', HAAT_DEMO_OPEN: '1' })
    expect((await signInOwner()).status).toBe(200)
  })

  // Shows B23.
  test('is closed for good with HAAT_DEMO=0, and its sessions end', async () => {
    const { body } = await signInOwner()
    const session = () =>
      app.request('http://shop.localhost/api/v1/session', {
        headers: { host: 'shop.localhost', authorization: `Basic ${body.loginToken}` },
      })
    expect((await session()).status).toBe(200)
    await start({ ...elsewhere, HAAT_DEMO: '0' })
    expect((await session()).status).toBe(401)
    for (const { email } of demoPeople)
      for (const host of ['shop.localhost', 'events.localhost'])
        expect((await signIn(host, email, demoPassword)).status).toBe(401)
    await start(elsewhere)
  })
})
