import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openDnsServer } from '../../../../../tests/support/outside/dns-server.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'

const dns = await openDnsServer()
afterAll(dns.close)
const { app, one, two, owner, services, directory, addSite } = await testApp({ dnsServers: [dns.address] })
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'ADMIN' })
const { token: tokenOfTwo } = await two.signIn({ userType: 'ADMIN' })

const path = '/api/v1/domains'
const add = (host: string) => one.call('POST', path, { token, body: { host } })
const check = (host: string) => one.call('POST', `${path}/${host}/check`, { token })
const list = async () => (await one.call('GET', path, { token })).body.data

/** Requests a domain, adds the record to its DNS, and has it checked. */
async function connect(host: string, site = one, as = token) {
  const { body } = await site.call('POST', path, { token: as, body: { host } })
  dns.say(body.data.record.name, 'v=spf1 -all', body.data.record.value)
  return site.call('POST', `${path}/${host}/check`, { token: as })
}

describe('a domain', () => {
  // Shows B66.
  test('is connected once its DNS says so, and not before', async () => {
    const asked = await add(' https://Brand.Example.com/ ')
    expect(asked.body.data).toMatchObject({
      host: 'brand.example.com',
      state: 'waiting',
      record: { name: '_haat.brand.example.com', type: 'TXT', value: expect.stringMatching(/^haat=[\w-]{24}$/) },
    })
    expect((await add('brand.example.com')).body.data.record).toEqual(asked.body.data.record)
    expect(await check('brand.example.com')).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'host', code: 'domain.notProven' }] },
    })
    expect(await directory.byHost('brand.example.com')).toBeUndefined()
    dns.say('_haat.brand.example.com', 'haat=somebody-elses-word')
    expect((await check('brand.example.com')).status).toBe(409)
    dns.say('_haat.brand.example.com', asked.body.data.record.value)
    expect(await check('brand.example.com')).toMatchObject({
      status: 200,
      body: {
        data: [
          { host: 'brand.example.com', state: 'connected', isPrimary: false },
          { host: 'one.localhost:3000', state: 'platform', isPrimary: true },
        ],
      },
    })
    expect((await directory.byHost('brand.example.com'))?.id).toBe(one.id)
  })

  // Shows B66.
  test('is the primary one once chosen; visitors of the others are redirected to it', async () => {
    await connect('second.example.com')
    await owner.query(`update sites set settings = settings || '{"languages": ["hi-IN"]}' where id = $1`, [one.id])
    services.bus.tell(one.id, ['site'])
    expect((await get('one.localhost', '/about')).status).not.toBe(308)
    expect((await directory.byHost('one.localhost'))?.origin).toBe('http://one.localhost:3000')
    await one.call('POST', `${path}/second.example.com/primary`, { token })
    expect((await list()).filter(({ isPrimary }: { isPrimary: boolean }) => isPrimary)).toMatchObject([
      { host: 'second.example.com' },
    ])
    await expect
      .poll(async () => (await directory.byHost('one.localhost'))?.origin)
      .toBe('http://second.example.com:3000')
    for (const host of ['one.localhost', 'brand.example.com']) {
      const answer = await get(host, '/about?a=1')
      expect([answer.status, answer.headers.location]).toEqual([308, 'http://second.example.com:3000/about?a=1'])
    }
    expect((await get('second.example.com', '/')).status).not.toBe(308)
    expect((await get('one.localhost', '/login?from=/admin/settings/domains')).status).not.toBe(308)
    expect((await get('one.localhost', '/hi/login?from=/admin/settings/domains')).status).not.toBe(308)
    expect((await get('one.localhost', '//evil.example/x')).headers.location).toBe(
      'http://second.example.com:3000/evil.example/x',
    )
  })

  test("is requested also by users at the platform's address, in the admin and in a frame of it", async () => {
    expect((await one.call('GET', path, { token })).status).toBe(200)
    const framed = await get('one.localhost', '/', { 'sec-fetch-dest': 'iframe' })
    expect(framed.status).not.toBe(308)
  })

  // Shows B66.
  test('goes to the site that proves it last', async () => {
    await connect('moving.example.com')
    expect((await connect('moving.example.com', two, tokenOfTwo)).status).toBe(200)
    expect((await directory.byHost('moving.example.com'))?.id).toBe(two.id)
    expect((await list()).map(({ host }: { host: string }) => host)).not.toContain('moving.example.com')
  })

  test('that is removed leads nowhere', async () => {
    await connect('leaving.example.com')
    expect((await one.call('DELETE', `${path}/leaving.example.com`, { token })).status).toBe(200)
    await expect.poll(() => directory.byHost('leaving.example.com')).toBeUndefined()
    expect((await one.call('DELETE', `${path}/leaving.example.com`, { token })).status).toBe(404)
  })

  test('of another site is neither checked, nor chosen, nor removed', async () => {
    await connect('theirs.example.com', two, tokenOfTwo)
    for (const [method, rest] of [
      ['POST', '/check'],
      ['POST', '/primary'],
      ['DELETE', ''],
    ] as const)
      expect((await one.call(method, `${path}/theirs.example.com${rest}`, { token })).status).toBe(404)
    expect((await directory.byHost('theirs.example.com'))?.id).toBe(two.id)
  })

  test.each([['shop.localhost'], ['localhost'], ['one.localhost'], ['10.0.0.1'], ['a@b.example.com'], ['']])(
    '%j is refused at its field',
    async (host) => {
      expect(await add(host)).toMatchObject({ status: 400, body: { errors: [{ field: 'host' }] } })
    },
  )

  // Shows B66.
  test('is one of twenty at most, connected or waiting, and makes room for another once it is withdrawn', async () => {
    const site = await addSite('many')
    const { token } = await site.signIn({ userType: 'ADMIN' })
    const ask = async (name: string) =>
      (await site.call('POST', path, { token, body: { host: `${name}.example.com` } })).status
    await connect('many-0.example.com', site, token)
    for (let count = 1; count < 20; count++) expect(await ask(`many-${count}`)).toBe(200)
    expect([await ask('many-20'), await ask('many-19')]).toEqual([409, 200])
    await site.call('DELETE', `${path}/many-19.example.com`, { token })
    expect(await ask('many-20')).toBe(200)
    await site.call('DELETE', `${path}/many-0.example.com`, { token })
    expect([await ask('many-21'), await ask('many-22')]).toEqual([200, 409])
  })

  test('waits while the DNS does not answer', async () => {
    const lonely = await testApp()
    const owner = await lonely.one.signIn({ userType: 'ADMIN' })
    await lonely.one.call('POST', path, { token: owner.token, body: { host: 'silent.example.com' } })
    const answer = await lonely.one.call('POST', `${path}/silent.example.com/check`, { token: owner.token })
    expect(answer).toMatchObject({ status: 503, body: { errors: [{ code: 'domain.dnsAway' }] } })
  })
})

// Shows B66.
test('the certificate proxy is told which hosts have a site, whatever host it asks', async () => {
  await connect('secure.example.com')
  const ask = async (domain: string) => (await get('127.0.0.1', `/tls/ask?domain=${domain}`)).status
  expect([await ask('secure.example.com'), await ask('two.localhost'), await ask('localhost')]).toEqual([200, 200, 200])
  expect([await ask('nobody.example.com'), await ask(''), await ask('a%20b')]).toEqual([404, 404, 404])
})
