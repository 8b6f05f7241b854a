import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { publishDue } from './publish-later.ts'

const { app, one, two, owner: database } = await testApp()
const get = await overHttp(app)
const owner = await openEditor(one)

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const schedule = (page: { _id: string }, publishAt: string) =>
  owner.call('PUT', `/pages/${page._id}/schedule`, { publishAt })
const shown = (path: string) => get(one.host, path)
const seen = async (path: string) => (await shown(path)).status

/** Does what the job of this page does at a time. */
async function come(time: string, { _id: id }: { _id: string }): Promise<void> {
  await publishDue({ ...(await one.ctx()), now: () => new Date(time) }, { id })
}

/** A page of words that was never published. */
async function drafted(path: string) {
  const page = await owner.add(path)
  await owner.save(page, [words(`Words of ${path}`)])
  return owner.read(page._id)
}

// Shows B370.
test('a draft is published by itself at its time, with what was saved until then, and not before', async () => {
  const page = await drafted('/diwali')
  const at = hours(2)
  const { body } = await schedule(page, at)
  expect(body.data).toMatchObject({ publishAt: at, overdue: false, publishedVersion: null })
  await owner.save(page, [words('Lamps for the festival')])
  await come(hours(1), page)
  expect(await seen('/diwali')).toBe(404)
  await come(at, page)
  expect((await shown('/diwali')).text).toContain('Lamps for the festival')
  expect(await owner.read(page._id)).toMatchObject({ publishAt: null, changed: false, publishedVersion: 1 })
})

// Shows B370.
test('a draft waits for the time that was chosen last', async () => {
  const page = await drafted('/later')
  await schedule(page, hours(1))
  await schedule(page, hours(3))
  await come(hours(2), page)
  expect(await seen('/later')).toBe(404)
})

// Shows B370.
test('a page that is taken off the schedule, published before its time or deleted is not published by itself', async () => {
  const [off, sooner, gone] = [await drafted('/off'), await drafted('/sooner'), await drafted('/deleted')]
  for (const page of [off, sooner, gone]) await schedule(page, hours(1))
  const { body } = await owner.call('DELETE', `/pages/${off._id}/schedule`)
  expect(body.data.publishAt).toBeNull()
  const published = await owner.call('POST', `/pages/${sooner._id}/publish`, { revision: sooner.revision })
  expect(published.body.data.publishAt).toBeNull()
  await owner.save(sooner, [words('Not ready yet')])
  await owner.call('DELETE', `/pages/${gone._id}`)
  await owner.call('POST', `/pages/${gone._id}/restore-deleted`)
  for (const page of [off, sooner, gone]) await come(hours(2), page)
  expect(await Promise.all(['/off', '/deleted'].map(seen))).toEqual([404, 404])
  expect((await shown('/sooner')).text).not.toContain('Not ready yet')
})

// Shows B370.
test('a draft that has errors at its time stays one, and staff see that it is overdue', async () => {
  const page = await drafted('/faulty')
  await schedule(page, hours(1))
  await owner.save(page, [{ ...words('Faulty'), props: { items: 'none' } }])
  await come(hours(2), page)
  expect(await seen('/faulty')).toBe(404)
  const [row] = (await owner.call('GET', '/pages', undefined, { q: '/faulty' })).body.data
  expect(row).toMatchObject({ published: false, overdue: false })
  await database.query(`update pages set publish_at = now() - interval '2 minutes' where id = $1`, [page._id])
  expect(await owner.read(page._id)).toMatchObject({ overdue: true, publishedVersion: null })
})

// Shows B370.
test('a time that has passed, errors in the draft, and a page of another site are refused in words', async () => {
  const page = await drafted('/refused')
  const past = await schedule(page, hours(-1))
  expect({ status: past.status, error: past.body.errors[0] }).toMatchObject({
    ...{ status: 400, error: { field: 'publishAt', defaultMessage: 'Choose a publishing time in the future.' } },
  })
  await owner.save(page, [{ ...words('Faulty'), props: { items: 'none' } }])
  const faulty = await schedule(page, hours(1))
  expect({ status: faulty.status, field: faulty.body.errors[0].field }).toEqual({
    status: 400,
    field: 'sections.0.props.items',
  })
  const theirs = await (await openEditor(two)).add('/theirs')
  expect((await schedule(theirs, hours(1))).status).toBe(404)
})
