import { expect, test } from 'vitest'
import { readyRoles } from '../../src/shared/people/roles.ts'
import { testApp } from '../support/app.ts'

const { app, one, platform, owner } = await testApp()
const { token: staff } = await one.signIn({ userType: 'ADMIN' })
const { token: operator } = await platform.signIn({ userType: 'ADMIN' })

const rounds = Array.from({ length: 4 }, (_, round) => round)

// Shows B182.
test.each(rounds)(
  'a writer who is blocked and hidden while they write has no comment shown (round %d)',
  async (round) => {
    const writer = await one.signIn()
    const path = `at-once-${round}`
    const { body } = await one.call('POST', '/api/v1/posts', {
      token: staff,
      body: { title: path, path, status: 'PUBLISHED' },
    })
    const blogId = body.data._id
    const write = (comment: string) =>
      one.call('POST', '/api/io/crm/cuser/website/blog/comments/add', {
        token: writer.token,
        query: { blogId },
        body: { blogId, comment, meta: {} },
      })
    const block = () =>
      one.call('POST', `/api/v1/comments/writers/${writer.id}`, {
        token: staff,
        body: { isBlocked: true, hides: true },
      })
    const comments = Array.from({ length: 12 }, (_, index) => `${round} ${index}`)
    const [first, ...answers] = await Promise.all([block(), ...comments.map(write)])
    expect(first?.status).toBe(200)
    expect([...new Set(answers.map(({ status }) => status))].every((status) => [200, 403].includes(status))).toBe(true)
    const { rows } = await owner.query('select state from comments where user_id = $1', [writer.id])
    expect(rows.filter(({ state }) => state === 'SHOWN')).toEqual([])
  },
)

// Shows B182.
test('a writer is blocked and hidden though one of their comments is being deleted', async () => {
  const writer = await one.signIn()
  const { body } = await one.call('POST', '/api/v1/posts', {
    token: staff,
    body: { title: 'Blocked', path: 'blocked', status: 'PUBLISHED' },
  })
  const blogId = body.data._id
  for (const comment of ['one', 'two'])
    await one.call('POST', '/api/io/crm/cuser/website/blog/comments/add', {
      token: writer.token,
      query: { blogId },
      body: { blogId, comment, meta: {} },
    })
  await owner.query('begin')
  await owner.query("delete from comments where user_id = $1 and comment = 'one'", [writer.id])
  const blocking = one.call('POST', `/api/v1/comments/writers/${writer.id}`, {
    token: staff,
    body: { isBlocked: true, hides: true },
  })
  await expect
    .poll(async () => (await owner.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0)
  await owner.query('commit')
  expect((await blocking).status).toBe(200)
  const { rows } = await owner.query('select comment, state from comments where user_id = $1', [writer.id])
  expect(rows).toEqual([{ comment: 'two', state: 'HIDDEN' }])
})

/** A body of which the second half arrives once `between` is done, which begins when the first half was read. */
function inHalves(text: string, between: () => Promise<unknown>): ReadableStream<Uint8Array> {
  const halves = [text.slice(0, 10), text.slice(10)].map((half) => new TextEncoder().encode(half))
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (halves.length === 1) await between()
        const half = halves.shift()
        if (half) controller.enqueue(half)
        if (halves.length === 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

// Shows B61, B62.
test.each([
  ['POST', '/invitations', { email: 'second@example.com', role: 'orders' }],
  ['POST', '/roles', { name: 'Second', permissions: ['orders'] }],
  ['PUT', '/staff/{other}/role', { role: 'orders' }],
])('%s %s gives no rights if its sender is removed while the body arrives', async (method, path, sent) => {
  const sender = await one.signIn({ userType: 'STAFF', permissions: ['staff', ...readyRoles.orders.permissions] })
  const other = await one.signIn({ userType: 'STAFF' })
  const answer = await app.request(`http://${one.host}/api/v1${path.replace('{other}', other.id)}`, {
    method,
    headers: { host: one.host, authorization: `Basic ${sender.token}`, 'content-type': 'application/json' },
    body: inHalves(JSON.stringify(sent), async () => {
      const removed = await one.call('DELETE', `/api/v1/staff/${sender.id}`, { token: staff })
      expect(removed.status).toBe(200)
    }),
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(403)
  const { body } = await one.call('GET', '/api/v1/invitations', { token: staff })
  expect(body.data).toEqual([])
})

test('one of several concurrent suspensions or restorations of a site succeeds, and it is recorded once', async () => {
  const path = `/api/v1/operator/sites/${one.id}/suspension`
  const entries = async (act: string) =>
    (await owner.query('select site_id from audit_entries where act = $1', [act])).rows.length
  for (const [method, act] of [
    ['POST', 'site.suspend'],
    ['DELETE', 'site.restore'],
  ] as const) {
    const body = method === 'POST' ? { reason: 'Sells what is not allowed' } : undefined
    const answers = await Promise.all([1, 2, 3].map(() => platform.call(method, path, { token: operator, body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    // One in the site's record, one in the platform's.
    expect(await entries(act)).toBe(2)
  }
})

test('one of several concurrent calls that add the last thing allowed succeeds', async () => {
  await owner.query(
    `insert into search_synonyms (site_id, terms, changed_at)
     select $1, array['word' || n, 'other' || n], now() from generate_series(1, 499) n`,
    [one.id],
  )
  const add = (name: string) =>
    one.call('POST', '/api/v1/search/synonyms', { token: staff, body: { terms: [name, `${name} too`] } })
  const answers = await Promise.all(['sari', 'lamp', 'bowl', 'tray'].map(add))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})
