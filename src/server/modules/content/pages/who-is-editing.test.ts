import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'
import { createPage } from './create-page.ts'

const { one, owner: database } = await testApp()
const owner = await openEditor(one)

describe('the editor of a page', () => {
  const [tab, tabTwo] = ['tab-number-one', 'tab-number-two']

  test('is shown to other users, who may take over', async () => {
    const page = await owner.add('/locked')
    const colleague = await openEditor(one)
    const lock = (editor: string, who = owner, take?: 'over') =>
      who.call('PUT', `/pages/${page._id}/lock`, { editor, ...(take ? { take } : {}) })
    expect((await lock(tab)).body.data).toEqual({ mine: true, holder: null })
    expect((await lock(tab)).body.data.mine).toBe(true)
    expect((await lock(tabTwo)).body.data).toMatchObject({ mine: false, holder: { name: 'Asha Rao' } })
    expect((await lock('of-a-colleague', colleague)).body.data).toMatchObject({ mine: false })
    expect((await lock('of-a-colleague', colleague, 'over')).body.data.mine).toBe(true)
    expect((await lock(tab)).body.data).toMatchObject({ mine: false, holder: { since: expect.any(String) } })
    await owner.call('DELETE', `/pages/${page._id}/lock`, undefined, { editor: tab })
    expect((await lock(tab)).body.data.mine).toBe(false)
    await colleague.call('DELETE', `/pages/${page._id}/lock`, undefined, { editor: 'of-a-colleague' })
    expect((await lock(tab)).body.data.mine).toBe(true)
  })

  test('is shown since when they edit it, however often their tab is heard of', async () => {
    const page = await owner.add('/since')
    const colleague = await openEditor(one)
    const since = async () => (await colleague.lock(page, tabTwo)).body.data.holder.since
    await owner.lock(page, tab)
    const first = await since()
    for (const _ of [1, 2]) await owner.lock(page, tab)
    expect(await since()).toBe(first)
    await colleague.lock(page, tabTwo, 'over')
    const { body } = await owner.lock(page, tab)
    expect(Date.parse(body.data.holder.since)).toBeGreaterThan(Date.parse(first))
  })

  test('is forgotten a minute after nothing was heard of them', async () => {
    const page = await owner.add('/lapsed')
    const lock = (editor: string) => owner.call('PUT', `/pages/${page._id}/lock`, { editor })
    await lock(tab)
    await database.query("update edit_locks set heard_at = now() - interval '61 seconds' where thing_id = $1", [
      page._id,
    ])
    expect((await lock(tabTwo)).body.data.mine).toBe(true)
  })

  test('does not keep a program from saving, which is held by the revision alone', async () => {
    const page = await owner.add('/both')
    await owner.lock(page, tab)
    const colleague = await openEditor(one)
    expect((await colleague.save(page, [words('Theirs')])).status).toBe(200)
  })

  test('is refused every save, publication and restoration after a takeover', async () => {
    const page = await owner.publish('/taken-over')
    const colleague = await openEditor(one)
    await owner.lock(page, tab)
    const { revision } = (await owner.save(page, [words('Mine')], page.revision, tab)).body.data
    await colleague.lock(page, tabTwo, 'over')
    const refused = { status: 409, body: { errors: [{ field: 'editor', code: 'page.locked' }] } }
    expect(await owner.save(page, [words('Too late')], revision, tab)).toMatchObject(refused)
    // Also if the draft equals the stored one, or the revision differs.
    expect(await owner.save(page, [words('Mine')], revision, tab)).toMatchObject(refused)
    expect(await owner.save(page, [words('Too late')], revision + 1, tab)).toMatchObject(refused)
    const body = { revision, editor: tab }
    const told = await owner.call('POST', `/pages/${page._id}/publish`, body)
    expect(told).toMatchObject(refused)
    expect(told.body.msg).toContain('Asha Rao is editing this page')
    expect(await owner.call('POST', `/pages/${page._id}/restore`, { ...body, version: 1 })).toMatchObject(refused)

    expect((await colleague.save(page, [words('Theirs')], revision, tabTwo)).status).toBe(200)
    expect((await owner.read(page._id)).document.sections[0].props.heading).toBe('Theirs')
    await owner.lock(page, tab, 'over')
    expect(await colleague.save(page, [words('Too late')], revision + 1, tabTwo)).toMatchObject(refused)
    expect((await owner.save(page, [words('Mine again')], revision + 1, tab)).status).toBe(200)
  })

  test.each(['template', 'group'] as const)('is held to the same of a %s', async (kind) => {
    await createPage(await one.ctx(), { kind, key: 'of-both', title: 'Of both', document: { sections: [] } })
    const { body } = await owner.call('GET', '/pages', undefined, { kind })
    const page = await owner.read(body.data[0]._id)
    await owner.lock(page, tab)
    await owner.lock(page, tabTwo, 'over')
    const { sections } = page.document
    expect((await owner.save(page, sections, page.revision, tab)).status).toBe(409)
    expect((await owner.save(page, sections, page.revision, tabTwo)).status).toBe(200)
  })

  test('may save while the page has no other editor, however long it was silent', async () => {
    const page = await owner.add('/asleep')
    await owner.lock(page, tab)
    await database.query("update edit_locks set heard_at = now() - interval '1 hour' where thing_id = $1", [page._id])
    expect((await owner.save(page, [words('Awake')], 1, tab)).status).toBe(200)
    await owner.lock(page, tabTwo)
    expect((await owner.save(page, [words('Too late')], 2, tab)).status).toBe(409)
    await owner.call('DELETE', `/pages/${page._id}/lock`, undefined, { editor: tabTwo })
    expect((await owner.save(page, [words('Awake again')], 2, tab)).status).toBe(200)
  })
})
