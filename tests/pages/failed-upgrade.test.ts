import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issuesIn } from '../../src/admin/builder/saving/issues.ts'
import { sectionOf } from '../../src/sections/registry.ts'
import { createApp } from '../../src/server/app.ts'
import { openLog } from '../../src/server/platform/log.ts'
import { assets, testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'

const { services, directory, one } = await testApp()
const lines: string[] = []
services.log = openLog('warn', { write: (line) => void lines.push(line) })
const app = createApp({ services, directory, assets: () => assets, files: () => false })
const get = await overHttp(app)
const editor = await openEditor(one)
const faq = {
  ...{ id: 'b', type: 'faq', v: 1 },
  props: { heading: 'Good questions', items: [{ question: 'Why?', answer: '<p>Because.</p>' }] },
}
const page = await editor.publish('/old', [words('Old words'), faq])

/** From now on the kind of the first section has a newer version, whose upgrade does not manage what is stored. */
const section = sectionOf('testimonials')
if (!section) throw new Error('there are no testimonials')
const { version, upgrade } = section
beforeAll(() => {
  Object.assign(section, {
    version: version + 1,
    upgrade: () => {
      throw new Error('no such field')
    },
  })
})
afterAll(() => {
  Object.assign(section, { version, upgrade })
})

/** Lines logged since the last call. */
const told = () => lines.splice(0).map((line) => JSON.parse(line))

describe('a section that cannot be brought up to date', () => {
  test('is left out of its page, which is kept, and is logged once for each version of the page', async () => {
    // The announcement of its publishing no longer drops it.
    await services.bus.caughtUp()
    for (const path of ['/old', '/old']) {
      const { status, text } = await get(one.host, path)
      expect(status).toBe(200)
      expect(text).toContain('Good questions')
      expect(text).not.toContain('Old words')
    }
    expect(app.pages.cache.stats()).toMatchObject({ makes: 1, hits: 1 })
    expect(told()).toMatchObject([
      {
        ...{ level: 50, site: 'one', page: '/old', kind: 'page', state: 'version 1' },
        ...{ section: 'testimonials', id: 'a', from: version, to: version + 1, err: { message: 'no such field' } },
      },
    ])
    services.bus.tell(one.id, ['site'])
    await get(one.host, '/old')
    expect(told()).toEqual([])
  })

  test('is shown to its owner as something to mend, and loses nothing when its page is saved', async () => {
    const issue = { field: 'sections.0', message: expect.stringContaining('could not be brought up to date') }
    const shown = await editor.read(page._id)
    expect(shown.issues).toEqual([issue])
    expect(told()).toMatchObject([{ site: 'one', page: '/old', state: expect.stringMatching(/^draft \d+$/) }])
    const saved = await editor.save(shown, shown.document.sections)
    expect(saved.body.data.issues).toEqual([issue])
    const { document, revision } = await editor.read(page._id)
    expect(document.sections[0]).toMatchObject({ v: version, props: words('Old words').props })
    const refused = await editor.call('POST', `/pages/${page._id}/publish`, { revision })
    expect(refused).toMatchObject({ status: 400, body: { msg: issue.message } })
    const difference = await editor.call('GET', `/pages/${page._id}/difference`, undefined, { from: '1', to: 'draft' })
    expect(difference.status).toBe(200)
  })

  test('is published again once its owner has gone through it', async () => {
    const before = await editor.read(page._id)
    const mended = { ...words('New words'), v: version + 1 }
    const saved = await editor.save(before, [mended, faq])
    expect(saved.body.data.issues).toEqual([])
    const { status } = await editor.call('POST', `/pages/${page._id}/publish`, { revision: saved.body.data.revision })
    expect(status).toBe(200)
    await expect.poll(async () => (await get(one.host, '/old')).text).toContain('New words')
  })

  test('has a mark of its own in the builder, as a whole', () => {
    const { v, props } = words('Old words')
    expect(issuesIn(section, { v, props })).toEqual([
      { path: [], message: expect.stringContaining('could not be brought up to date') },
    ])
    expect(issuesIn(section, { v: version + 1, props })).toEqual([])
  })
})
