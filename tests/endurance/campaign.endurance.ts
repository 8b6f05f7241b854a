import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asker } from './support/ask.ts'
import { openMailServer } from './support/mail-server.ts'
import { openOwner } from './support/postgres.ts'
import { makeProduct } from './support/product.ts'
import { scaled } from './support/scale.ts'

const mails = await openMailServer()
const product = await makeProduct({ SMTP_URL: mails.url, WORKERS: '1' })
const ask = asker(product.port, `shop.localhost:${product.port}`)
const readers = Number(process.env.CAMPAIGN_MAILS ?? scaled(10_000, 600))
const kills = scaled(3, 2)
const token = randomBytes(32).toString('base64url')

beforeAll(async () => {
  await product.start()
  const owner = await openOwner(product.dataDir)
  await owner.query(
    `insert into sessions (site_id, token_hash, user_id, expires_at, proved_at)
     select u.site_id, $1, u.id, now() + interval '1 day', now() + interval '1 hour' from users u
     join sites s on s.id = u.site_id and s.key = 'shop' where u.user_type = 'ADMIN' limit 1`,
    [createHash('sha256').update(token).digest()],
  )
  await owner.query('delete from newsletter_subscribers')
  await owner.query(
    `insert into newsletter_subscribers (site_id, email, status)
     select id, 'reader-' || n || '@example.com', 'SUBSCRIBED' from sites, generate_series(1, $1::int) n where key = 'shop'`,
    [readers],
  )
  await owner.end()
})

afterAll(async () => {
  await product.discard()
  mails.close()
})

async function call(method: string, path: string, body?: unknown) {
  const { status, text } = await ask(`/api/v1/campaigns${path}`, { method, token, body: JSON.stringify(body) })
  expect(status, text).toBe(200)
  return JSON.parse(text)
}

const letter = {
  subject: 'Diwali',
  parts: [{ kind: 'text', text: 'Lamps are here.' }],
  segment: { who: 'all' },
  rate: 6_000,
}

test('a process that is killed amid a campaign sends no mail twice and loses none: what it cannot know, a person is asked', async () => {
  const { _id } = (await call('POST', '', letter)).data
  await call('POST', `/${_id}/state`, { act: 'schedule' })
  for (let kill = 1; kill <= kills; kill++) {
    while (mails.taken.length < (readers * kill) / (kills + 1)) await sleep(1)
    await product.kill()
    await product.start()
  }
  const now = async () => (await call('GET', `/${_id}`)).data
  await expect.poll(async () => (await now()).state, { timeout: 800_000, interval: 500 }).toBe('SENT')

  expectNoneTwice()
  const owner = await openOwner(product.dataDir)
  await owner.query("update campaign_mails set claimed_at = claimed_at - interval '1 hour'")
  await owner.end()
  const { data: uncertain } = await call('GET', `/${_id}/faults`)
  expect(uncertain.length).toBeLessThanOrEqual(kills)
  // Every mail that did not arrive is among those: none is lost without a word.
  const taken = new Set(mails.taken.map(({ recipient }) => recipient))
  const doubtful = new Set(uncertain.map(({ email }: { email: string }) => email))
  const missing = Array.from({ length: readers }, (_, n) => `reader-${n + 1}@example.com`).filter(
    (one) => !taken.has(one),
  )
  expect(missing.filter((one) => !doubtful.has(one))).toEqual([])

  // An operator settles these by the server's log.
  for (const { subscriberId, email } of uncertain)
    await call('POST', `/${_id}/uncertain/${subscriberId}`, { sent: taken.has(email) })
  await expect
    .poll(async () => (await now()).mails, { timeout: 60_000, interval: 200 })
    .toMatchObject({
      ...{ waiting: 0, uncertain: 0, sent: readers, refused: 0 },
    })
  expectNoneTwice()
  expect(mails.taken).toHaveLength(readers)
})

function expectNoneTwice(): void {
  const recipients = mails.taken.map(({ recipient }) => recipient)
  const seen = new Set<string>()
  expect(recipients.filter((one) => seen.has(one) || !seen.add(one))).toEqual([])
}
