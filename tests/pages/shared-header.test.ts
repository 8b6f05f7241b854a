import { expect, test } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/http.ts'

const { app, one } = await testApp()
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
