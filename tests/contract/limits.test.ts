import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { everyRoute, filled } from '../support/every-route.ts'

const { one } = await testApp()

const limited = everyRoute.filter(({ route }) => route.limit && !route.limited && route.access === 'visitor')

describe.each(limited)('$name', ({ route }) => {
  test('tells who asks too often how long to wait, before it reads anything of the body', {
    timeout: 120_000,
  }, async () => {
    const machine = `203.0.113.${limited.findIndex((other) => other.route === route)}`
    const call = (body?: string, headers = {}) =>
      one.call(route.method.toUpperCase() as 'POST', route.path.replace(/\{\w+\}/g, 'brand'), {
        headers: { 'x-forwarded-for': machine, ...headers },
        ...(route.body ? { body: body ?? JSON.stringify(filled(route.body, 'x')) } : {}),
      })
    const most = (route.limit?.points ?? 0) * 10
    // What is wrong costs as much as what is right: of a machine nothing else is known yet.
    for (let count = 0; count < most; count++) expect((await call('{}')).status).not.toBe(429)
    for (const body of [undefined, '{', '['.repeat(1_000), 'x'.repeat(2_000_000)]) {
      const { status, headers, body: said } = await call(body)
      expect(status).toBe(429)
      const seconds = Number(headers.get('retry-after'))
      expect(Number.isInteger(seconds) && seconds > 0 && seconds <= (route.limit?.seconds ?? 0)).toBe(true)
      expect(said.msg).toContain(`wait ${seconds} seconds`)
    }
    // A proxy that adds the port, or writes the address in another way, does not make another machine of it.
    for (const spelled of [`${machine}:4711`, `::ffff:${machine}`, `[::ffff:${machine}]:4711`, ` ${machine} `])
      expect((await call('{}', { 'x-forwarded-for': spelled })).status).toBe(429)
    expect((await call('{}', { 'x-forwarded-for': '198.51.100.1' })).status).not.toBe(429)
  })
})
