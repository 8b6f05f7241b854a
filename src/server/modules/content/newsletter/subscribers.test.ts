import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'

const { app, one, two, owner } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['customers'] })
const path = '/api/v1/newsletter/subscribers'

await owner.query(
  `insert into newsletter_subscribers (site_id, email, status, unsubscribe_reason, created_at, changed_at)
   select $1, 'reader' || lpad(n::text, 5, '0') || '@example.com',
     case when n % 5 = 0 then 'UNSUBSCRIBED' else 'SUBSCRIBED' end,
     case when n % 5 = 0 then '=HYPERLINK("https://example.com")' end,
     timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-02-01' - n * interval '1 minute'
   from generate_series(1, 2500) n`,
  [one.id],
)
await owner.query(
  "insert into newsletter_subscribers (site_id, email, status) values ($1, 'other@example.com', 'SUBSCRIBED')",
  [two.id],
)

const list = (query: Record<string, string>) => one.call('GET', path, { token, query })
const emails = ({ body }: { body: { data: { email: string }[] } }) => body.data.map(({ email }) => email)

describe('the list of subscribers', () => {
  test('shows the newest first, with how many there are', async () => {
    const answer = await list({ s: '2' })
    expect(answer).toMatchObject({ status: 200, body: { total: 2500 } })
    expect(answer.body.data[0]).toEqual({
      _id: expect.any(String),
      email: 'reader02500@example.com',
      status: 'UNSUBSCRIBED',
      unsubscribeReason: '=HYPERLINK("https://example.com")',
      created: '2026-01-02T17:40:00.000Z',
      changed: '2026-01-30T06:20:00.000Z',
      source: 'FORM',
      sourceNote: '',
      name: '',
      language: null,
    })
  })

  test('is searched, filtered, sorted and paged', async () => {
    expect(emails(await list({ q: 'READER0123', sort: 'email', order: 'ascend', s: '2', p: '1' }))).toEqual([
      'reader01232@example.com',
      'reader01233@example.com',
    ])
    const left = await list({ status: 'UNSUBSCRIBED', sort: 'changed', order: 'ascend', s: '1' })
    expect(left.body).toMatchObject({ total: 500, data: [{ email: 'reader02500@example.com' }] })
  })

  test('finds a sign of a pattern as itself', async () => {
    expect((await list({ q: '%' })).body).toEqual({ data: [], total: 0 })
  })

  test('is for staff who see customers', async () => {
    const other = await one.signIn({ userType: 'STAFF', permissions: ['content', 'media'] })
    const customer = await one.signIn()
    for (const file of [path, `${path}.csv`]) {
      expect((await one.call('GET', file, { token: other.token })).status).toBe(403)
      expect((await one.call('GET', file, { token: customer.token })).status).toBe(403)
      expect((await one.call('GET', file)).status).toBe(401)
    }
  })
})

describe('the file of subscribers', () => {
  test('holds every one who fits once, in the order of subscribing, and none of another site', async () => {
    const { status, body, headers } = await one.call('GET', `${path}.csv`, { token })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="newsletter-subscribers-[\d-]+\.csv"$/)
    const lines = body
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
    expect(lines[0]).toBe(
      'Email,Status,Reason for leaving,Subscribed,Consent date,Source,Name,Language,Link to unsubscribe',
    )
    expect(lines).toHaveLength(2501)
    expect(new Set(lines).size).toBe(2501)
    expect(lines[1]).toMatch(
      /^reader00001@example\.com,SUBSCRIBED,,2026-01-01T00:01:00\.000Z,2026-01-31T23:59:00\.000Z,Form of the site,,,http:\/\/one\.localhost/,
    )
    expect(body).not.toContain('other@example.com')
  })

  test('begins with the mark that Excel needs', async () => {
    const response = await app.request(`http://${one.host}${path}.csv?q=reader00001`, {
      headers: { host: one.host, authorization: `Basic ${token}` },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\xef\xbb\xbfEmail')
    expect(bytes.toString().split('\r\n')).toHaveLength(3)
  })

  test('holds no formula that a spreadsheet would run', async () => {
    const { body } = await one.call('GET', `${path}.csv`, { token, query: { status: 'UNSUBSCRIBED' } })
    expect(body).toContain(`,"'=HYPERLINK(""https://example.com"")",`)
    expect(body.split('\r\n')).toHaveLength(502)
  })

  test('holds for each who is subscribed the link that takes them off', async () => {
    const { body } = await one.call('GET', `${path}.csv`, { token, query: { q: 'reader00003' } })
    const [, link = ''] = /(http[^\r]+)\r/.exec(body) ?? []
    const url = new URL(link)
    const answer = await one.call('POST', url.pathname + url.search, { body: 'reason=Enough' })
    expect(answer.body).toContain('Unsubscription successful!')
    expect((await one.call('GET', `${path}.csv`, { token, query: { q: 'reader00003' } })).body).toMatch(/,\r\n$/)
  })
})
