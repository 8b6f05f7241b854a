import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { words } from '../../../../../tests/support/editing.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { createPage, createPages } from './index.ts'

const { app, one, two, owner } = await testApp()
const get = await overHttp(app)

const pages = [
  { kind: 'page' as const, key: '/', title: 'Home', document: { sections: [words('Welcome')] } },
  {
    kind: 'page' as const,
    key: '/about',
    title: 'About',
    seo: { description: 'Us' },
    document: { sections: [words('About us')] },
  },
  { kind: 'template' as const, key: 'not-found', title: 'Not found', document: { sections: [] } },
]

for (const page of pages) await createPage(await one.ctx(), page)
await createPages(await two.ctx(), pages)

test.each([
  'select kind, key, title, seo, draft, published_version, revision, deleted_at from pages where site_id = $1',
  `select p.key as page, v.version, v.document, v.title, v.seo, v.key, v.created_by from page_versions v
    join pages p on p.id = page_id where v.site_id = $1`,
])('many made at once are as if each had been made by itself: %s', async (sql) => {
  const rows = async (site: number) =>
    (await owner.query(`select to_jsonb(t) as row from (${sql}) t order by row`, [site])).rows
  expect(await rows(two.id)).toEqual(await rows(one.id))
  expect(await rows(two.id)).toHaveLength(3)
})

test.each([
  ['/', 'Welcome'],
  ['/about', 'About us'],
])('the public sees %s', async (path, text) => {
  expect((await get(two.host, path)).text).toContain(text)
})

test('many pages are created all or none', async () => {
  const odd = { kind: 'page' as const, key: '/odd', title: 'Odd', document: { sections: [{ id: 'a b', type: 'faq' }] } }
  const fine = { ...odd, key: '/fine', document: { sections: [] } }
  await expect(createPages(await two.ctx(), [fine, odd])).rejects.toMatchObject({ code: 'request.invalid' })
  expect((await owner.query("select 1 from pages where key = '/fine'")).rows).toEqual([])
})
