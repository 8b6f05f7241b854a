import { expect, test } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

let now = new Date()
const { app, one, two } = await testApp({ now: () => now })
const get = await overHttp(app)

const link = (text: string, path: string) => ({ enable: true, text, action: { type: 'page', value: path } })

test('the header marks the page that is open, and what leads to it, whichever page was drawn before', async () => {
  const items = [link('Story', '/story'), link('Craft', '/craft'), link('Home', '/')]
  await createPage(await one.ctx(), {
    kind: 'group',
    key: 'header',
    title: 'Header',
    document: { sections: [{ id: 'header', type: 'header', props: { items } }] },
  })
  for (const key of ['/story', '/craft', '/craft/looms', '/contact', '/crafts'])
    await createPage(await one.ctx(), { kind: 'page', key, title: key, document: { sections: [] } })

  for (const round of [1, 2]) {
    expect(await marks('/contact'), `round ${round}`).toEqual([])
    expect(await marks('/story')).toEqual(['/story page'])
    expect(await marks('/craft')).toEqual(['/craft page'])
    expect(await marks('/craft/looms')).toEqual(['/craft true'])
    expect(await marks('/crafts')).toEqual([])
    app.pages.cache.clear()
  }
})

/** Links with a mark in the wide menu, each with its mark. */
async function marks(path: string): Promise<string[]> {
  const { text } = await get(one.host, path)
  const menu = /<nav aria-label="Main".*?<\/nav>/s.exec(text)?.[0] ?? ''
  expect(menu).toContain('Story')
  return [...menu.matchAll(/href="([^"]+)" aria-current="(\w+)"/g)].map(([, href, mark]) => `${href} ${mark}`)
}

test('an announcement with an end is gone from every page that showed it once that has come', async () => {
  const until = new Date(now.getTime() + 3_600_000).toISOString()
  const words = {
    id: 'words',
    type: 'announcement',
    props: { items: [{ text: 'Free delivery until six' }] },
    when: { until },
  }
  await createPage(await two.ctx(), {
    kind: 'group',
    key: 'announcement',
    title: 'Announcement',
    document: { sections: [words] },
  })
  await createPage(await two.ctx(), { kind: 'page', key: '/story', title: 'Story', document: { sections: [] } })
  expect((await get(two.host, '/story')).text).toContain('Free delivery until six')
  now = new Date(now.getTime() + 3_600_001)
  expect((await get(two.host, '/story')).text).not.toContain('Free delivery until six')
})

// Shows B169.
test('no element has the id of another where a section of the page and one of a group share theirs', async () => {
  const items = [{ text: 'Open on Sunday' }, { text: 'Closed on Monday' }]
  const document = { sections: [{ id: 's1', type: 'announcement', props: { layout: 'ticker', items } }] }
  const site = await two.ctx()
  await createPage(site, { kind: 'group', key: 'days', title: 'Days', document })
  const named = { ...document, groups: { announcement: 'days' } }
  await createPage(site, { kind: 'page', key: '/days', title: 'Days', document: named })
  const { text } = await get(two.host, '/days')
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(5)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
