import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'

const { one, two, owner } = await testApp()
const path = '/api/v1/google/connection'

// Shows B74.
test('a customer reads since when Google signs them in, and ends it for themselves', async () => {
  const [person, other] = [await one.signIn(), await one.signIn()]
  for (const { id } of [person, other])
    await owner.query('insert into google_accounts (site_id, subject, user_id, connected_at) values ($1, $2, $3, $4)', [
      one.id,
      `subject of ${id}`,
      id,
      new Date('2026-11-01T00:00:00Z'),
    ])
  const read = async ({ token }: { token: string }) => (await one.call('GET', path, { token })).body.data.connected
  expect(await read(person)).toBe('2026-11-01T00:00:00.000Z')
  const ended = await one.call('DELETE', path, { token: person.token })
  expect([ended.status, ended.body.data, await read(person)]).toEqual([200, { connected: null }, null])
  expect(await read(other)).not.toBeNull()
  expect((await one.call('GET', path)).status).toBe(401)
  expect((await two.call('GET', path, { token: other.token })).status).toBe(401)
})
