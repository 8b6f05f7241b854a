import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'

const { one } = await testApp()
const owner = await openEditor(one)

describe('a draft that a restored version replaces', () => {
  const restore = (page: { _id: string }, version: number, revision: number) =>
    owner.call('POST', `/pages/${page._id}/restore`, { version, revision })
  const kept = async (page: { _id: string }) => (await owner.call('GET', `/pages/${page._id}/kept-drafts`)).body

  test('is kept with its title and SEO when it was never published, and can be restored', async () => {
    const page = await owner.publish('/kept', [words('Published')])
    const { revision } = (await owner.save(page, [words('Never published')])).body.data
    await owner.call('PATCH', `/pages/${page._id}`, { title: 'Its own title', seo: { title: 'For search' } })
    await restore(page, 1, revision)
    const list = await kept(page)
    expect(list).toMatchObject({ total: 1, data: [{ title: 'Its own title', by: { name: 'Asha Rao' } }] })
    const back = (on: number, id = list.data[0]._id) =>
      owner.call('POST', `/pages/${page._id}/kept-drafts/${id}/restore`, { revision: on })
    expect((await back(revision)).status).toBe(409)
    const { body } = await back(revision + 1)
    expect(body.data).toMatchObject({ title: 'Its own title', seo: { title: 'For search' }, changed: true })
    expect(body.data.document.sections[0].props.heading).toBe('Never published')
    expect((await back(revision + 2, page._id)).status).toBe(404)
    expect((await kept(page)).total).toBe(1)
  })

  test('is kept once, and not at all when a version holds it', async () => {
    const page = await owner.publish('/kept-once', [words('One')])
    await restore(page, 1, 2)
    expect((await kept(page)).total).toBe(0)
    await owner.save(page, [words('Two')], 3)
    await restore(page, 1, 4)
    await owner.save(page, [words('Two')], 5)
    await restore(page, 1, 6)
    expect((await kept(page)).total).toBe(1)
    await owner.save(page, [words('Three')], 7)
    await restore(page, 1, 8)
    expect((await kept(page)).data).toHaveLength(2)
  })

  test('is kept too where its title or its SEO alone was changed', async () => {
    const page = await owner.publish('/kept-head', [words('One')])
    for (const [change, revision] of [
      [{ seo: { description: 'For search' } }, page.revision],
      [{ title: 'Another title' }, page.revision + 1],
    ] as const) {
      await owner.call('PATCH', `/pages/${page._id}`, change)
      await restore(page, 1, revision)
    }
    expect((await kept(page)).data.map(({ title }: { title: string }) => title)).toEqual(['Another title', page.title])
  })

  test('is that of its page alone, and is refused to an editor who was taken over', async () => {
    const page = await owner.publish('/kept-here', [words('One')])
    const other = await owner.publish('/kept-elsewhere', [words('One')])
    await owner.save(page, [words('Two')])
    await restore(page, 1, page.revision + 1)
    const [draft] = (await kept(page)).data
    expect((await kept(other)).total).toBe(0)
    const call = (of: { _id: string }, revision: number, editor?: string) =>
      owner.call('POST', `/pages/${of._id}/kept-drafts/${draft._id}/restore`, { revision, editor })
    expect((await call(other, other.revision)).status).toBe(404)
    await owner.lock(page, 'tab-number-one')
    await owner.lock(page, 'tab-number-two', 'over')
    expect(await call(page, page.revision + 2, 'tab-number-one')).toMatchObject({ status: 409 })
    expect((await call(page, page.revision + 2, 'tab-number-two')).status).toBe(200)
  })
})
