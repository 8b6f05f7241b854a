import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'

const { services, owner, one } = await testApp()
const { host, user, database } = owner
const connection = { host, user, database }

/** The job library as owner, to control its maintenance. */
async function library(): Promise<PgBoss> {
  const boss = new PgBoss({ ...connection, schema: 'jobs', supervise: false, schedule: false, max: 1 })
  boss.on('error', () => undefined)
  await boss.start()
  afterAll(() => boss.stop({ graceful: false }))
  return boss
}

describe('a job', () => {
  test('that is done is deleted after a day, and one that was given up is kept apart for a month', async () => {
    const boss = await library()
    const [name = ''] = (await boss.getQueues())
      .map((queue) => queue.name)
      .filter((known) => known.startsWith('orders'))
    const send = () => services.jobs.send(services.database.platform, name, { siteId: one.id })
    await send()
    const [done] = await boss.fetch(name)
    await boss.complete(name, String(done?.id))
    await send()
    await owner.query("update jobs.job set retry_limit = 0 where name = $1 and state = 'created'", [name])
    const [failing] = await boss.fetch(name)
    await boss.fail(name, String(failing?.id), { message: 'no paper' })
    const left = async () =>
      (await owner.query('select name, state, source_name from jobs.job order by name, state')).rows
    const givenUp = { name: 'given-up', state: 'created', source_name: name }
    expect(await left()).toMatchObject([givenUp, { name, state: 'completed' }, { name, state: 'failed' }])
    const pass = async (hours: number) => {
      await owner.query(
        `update jobs.job set completed_on = completed_on - $1 * interval '1 hour', keep_until = keep_until - $1 * interval '1 hour'`,
        [hours],
      )
      await owner.query('update jobs.queue set maintain_on = null')
      await boss.supervise()
    }
    await pass(23)
    expect(await left()).toHaveLength(3)
    await pass(2)
    expect(await left()).toMatchObject([givenUp])
    await pass(29 * 24)
    expect(await left()).toHaveLength(0)
  })
})
