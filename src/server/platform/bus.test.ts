import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'

const { services, one, owner } = await testApp()

test('caughtUp resolves after everything that was committed before it has been delivered', async () => {
  const heard = new Set<string>()
  const hear = (_: number, tags: string[]) => {
    for (const tag of tags) heard.add(tag)
  }
  services.bus.listen({ changed: hear, missed: () => undefined })
  const payloads = Array.from({ length: 400 }, (_, index) => ({ site: one.id, tags: [`${index}`, 'x'.repeat(6_000)] }))
  await owner.query('select bus.announce(payload) from unnest($1::text[]) as payload', [
    payloads.map((payload) => JSON.stringify(payload)),
  ])
  await services.bus.caughtUp()
  expect(payloads.filter(({ tags: [tag = ''] }) => !heard.has(tag))).toEqual([])
})
