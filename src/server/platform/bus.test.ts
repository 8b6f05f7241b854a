import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'

const { services, one, owner } = await testApp()

test('whoever has caught up has heard everything that was committed before', async () => {
  const heard = new Set<string>()
  services.bus.listen({ changed: (_, tags) => tags.forEach((tag) => heard.add(tag)), missed: () => undefined })
  const payloads = Array.from({ length: 400 }, (_, index) => ({ site: one.id, tags: [`${index}`, 'x'.repeat(6_000)] }))
  await owner.query('select announce(payload) from unnest($1::text[]) as payload', [
    payloads.map((payload) => JSON.stringify(payload)),
  ])
  await services.bus.caughtUp()
  expect(payloads.filter(({ tags: [tag = ''] }) => !heard.has(tag))).toEqual([])
})
