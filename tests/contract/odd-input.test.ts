import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const { app, one } = await testApp()
const { token } = await one.signIn()

describe('text with a zero character, which no column can hold', () => {
  const zero = 'a\0b'
  const person = { firstName: 'Asha', lastName: 'Rao', mobileNumber: '9876543210', birthDate: '1990-01-01' }

  test.each([
    ['/api/io/crm/login', { email: `${zero}@example.com`, password: 'x' }],
    [
      '/api/io/crm/admin/public/customer/create',
      { ...person, firstName: zero, gender: 'FEMALE', email: 'zero@example.com', password: 'Haat@2026' },
    ],
    ['/api/io/crm/cuser/profile/details', { firstName: zero }],
    ['/api/io/crm/cuser/orders/all', { q: zero }],
    ['/api/io/crm/admin/public/product/variants', { q: zero }],
  ])('is refused in a body: %s', async (path, body) => {
    expect(await one.call('POST', path, { body, token })).toMatchObject({
      status: 400,
      body: { msg: 'Remove the null character.' },
    })
  })

  test('is refused in a path', async () => {
    expect((await one.call('GET', '/payment/sandbox/%00')).status).toBe(400)
    expect((await one.call('POST', '/payment/sandbox/%00/pay')).status).toBe(400)
    expect((await one.call('GET', '/visit/%00')).status).toBe(404)
  })

  test('is refused in a query, which names the field', async () => {
    const { status, body } = await one.call('GET', '/api/public/product', { query: { path: zero } })
    expect({ status, field: body.errors[0].field }).toEqual({ status: 400, field: 'path' })
  })

  test('is not mistaken for a backslash before u0000', async () => {
    const body = { firstName: 'a\\u0000b' }
    expect(await one.call('POST', '/api/io/crm/cuser/profile/details', { body, token })).toMatchObject({
      status: 200,
      body: { data: body },
    })
  })
})

test.each([8_640_000_000_000_000, '-000001-01-01T00:00:00Z', '+275760-01-01T00:00:00Z', '0000-01-01'])(
  'a list refuses the instant %s, of which the database knows nothing',
  async (value) => {
    const body = { filters: { created: [{ operator: 'GREATER_THAN', value }] } }
    const answer = await one.call('POST', '/api/io/crm/cuser/orders/all', { body, token })
    expect(answer.status).toBe(400)
  },
)

test('a caller who goes away while sending is refused quietly, not taken for an outage', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"email'))
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    },
  })
  const request = { method: 'POST', headers: { host: one.host }, body, duplex: 'half' } as RequestInit
  const answer = await app.request(`http://${one.host}/api/io/crm/login`, request)
  expect(answer.status).toBe(400)
})
