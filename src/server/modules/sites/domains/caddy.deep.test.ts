import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { type Caddy, certificateFor, startCaddy, whyNoCaddy } from '../../../../../tests/support/outside/caddy.ts'
import { openDnsServer } from '../../../../../tests/support/outside/dns-server.ts'
import { listen } from '../../../../../tests/support/outside/http.ts'

const reason = whyNoCaddy()
const before = 'behind Caddy as the Caddyfile sets it up'

describe.skipIf(reason)(reason ? `${before} (skipped: ${reason})` : before, async () => {
  const dns = await openDnsServer()
  const { app, one } = await testApp({ dnsServers: [dns.address] })
  const port = await listen(app)
  let caddy: Caddy

  beforeAll(async () => {
    caddy = await startCaddy(port)
  })
  afterAll(async () => {
    await caddy.stop()
    await dns.close()
  })

  // Shows B66.
  test('a domain gets a certificate once it is proven, and a stranger’s gets none', async () => {
    const host = 'safe.example.com'
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const { body } = await one.call('POST', '/api/v1/domains', { token, body: { host } })
    expect(await certificateFor(host, caddy.port)).toBeUndefined()
    dns.say(body.data.record.name, body.data.record.value)
    // A busy machine answers the DNS late, and may end the first handshake before its certificate is made.
    const check = async () => (await one.call('POST', `/api/v1/domains/${host}/check`, { token })).status
    await expect.poll(check, { timeout: 20_000 }).toBe(200)
    await expect.poll(() => certificateFor(host, caddy.port), { timeout: 20_000 }).toBe(`DNS:${host}`)
    expect(await certificateFor('stranger.example.com', caddy.port)).toBeUndefined()
  }, 60_000)
})
