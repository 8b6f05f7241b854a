import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { everyRoute, filled } from '../support/enumerations/every-route.ts'
import { sampleOfRoutes } from '../support/enumerations/sample.ts'

const { one } = await testApp()

const limited = everyRoute.filter(({ route }) => route.limit && !route.limited && route.access === 'visitor')

// All at once: repeated refusals are slowed down per client.
test('a rate-limited caller is told how long to wait, before its body is read', {
  timeout: 240_000,
}, async () => {
  expect(limited.length).toBeGreaterThan(20)
  await Promise.all(
    sampleOfRoutes(limited, 8).map(({ name, route }, index) => askTooOften(name, route, `203.0.113.${index}`)),
  )
})

const hindi = (letters: number) => 'क'.repeat(letters)
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const noOrder = '0197b0f4-7c1e-4d5a-9d0e-2f0f4a7c1a12'

// Records named here do not exist: that is found once the body was read.
test.each<['POST' | 'PUT', string, object, number, string?]>([
  [
    'POST',
    '/api/v1/size-guides',
    {
      title: 'Sizes',
      columns: times(12, () => 'A'),
      rows: times(60, () => times(12, () => hindi(90))),
      note: hindi(9_000),
    },
    200,
  ],
  [
    'POST',
    '/api/v1/campaigns/preview',
    { subject: 'Summer', parts: times(50, () => ({ kind: 'text', text: hindi(4_000) })) },
    200,
  ],
  [
    'PUT',
    `/api/v1/translations/post/${noOrder}`,
    { language: 'hi-IN', words: times(500, (index) => ({ of: `${index}`, text: hindi(500) })), revision: 0 },
    400,
    'translation.language',
  ],
  [
    'POST',
    `/api/v1/orders/${noOrder}/cancellations`,
    { lines: times(500, (position) => ({ position, pieces: 1, of: 2 })), reason: 'Out of stock' },
    404,
  ],
  [
    'POST',
    '/cuser/order/return/request',
    { id: noOrder, lines: times(500, () => ({ productVariantId: noOrder, pieces: 1, of: 2 })) },
    404,
  ],
])('%s %s reads as much as it states to take', async (method, path, body, status, code) => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const answer = await one.call(method, path, { token, body })
  expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([status, code])
})

/** A page whose id has another form is none of the system's. */
const anyId = '0197b0f4-7c1e-4d5a-9d0e-2f0f4a7c1a11'

async function askTooOften(name: string, route: (typeof limited)[number]['route'], machine: string): Promise<void> {
  const call = (body?: string, headers = {}) =>
    one.call(route.method.toUpperCase() as 'POST', route.path.replace(/\{\w+\}/g, route.isPage ? anyId : 'brand'), {
      headers: { 'x-forwarded-for': machine, ...headers },
      ...(route.body ? { body: body ?? JSON.stringify(filled(route.body, 'x')) } : {}),
    })
  const most = (route.limit?.points ?? 0) * 10
  // Invalid requests count like valid ones.
  for (let count = 0; count < most; count++) expect((await call('{}')).status, name).not.toBe(429)
  for (const body of [undefined, '{', '['.repeat(1_000), 'x'.repeat(2_000_000)]) {
    const { status, headers, body: said } = await call(body)
    expect(status, name).toBe(429)
    const seconds = Number(headers.get('retry-after'))
    expect(Number.isInteger(seconds) && seconds > 0 && seconds <= (route.limit?.seconds ?? 0), name).toBe(true)
    expect(said.msg, name).toContain(`Wait ${seconds} seconds`)
  }
  // A proxy that adds the port, or writes the address in another way, does not make another machine of it.
  for (const spelled of [`${machine}:4711`, `::ffff:${machine}`, `[::ffff:${machine}]:4711`, ` ${machine} `])
    expect((await call('{}', { 'x-forwarded-for': spelled })).status, name).toBe(429)
  expect((await call('{}', { 'x-forwarded-for': '198.51.100.1' })).status, name).not.toBe(429)
}
