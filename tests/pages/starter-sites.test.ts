import { beforeAll, describe, expect, test } from 'vitest'
import { fillSite, loadStarter } from '../../src/server/modules/over/starters/index.ts'
import { type StarterName, starterNames } from '../../src/server/modules/over/starters/starter.ts'
import { type TestSite, testApp } from '../support/app.ts'
import { isGate } from '../support/enumerations/sample.ts'
import { faultsOf } from '../support/enumerations/valid-html.ts'
import { overHttp } from '../support/outside/http.ts'

/** Every site to begin with is worth publishing as it is: visitors see each page whole, its owner is told of nothing to mend. */

const { app, platform, addSite, owner } = await testApp({ pictures: 'starters/pictures' })
const get = await overHttp(app)

const madeOf = (name: StarterName) => (name === 'platform' ? platform : addSite(name))

const starters = await Promise.all(starterNames.map(async (name) => [name, await loadStarter(name)] as const))

const headings = (html: string) => [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))

/** Where a level is left out on the way down. */
const skipped = (levels: number[]) => levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)

/** Paths of the site that the page links to. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

describe.each(starters)('a site made of the %s starter', (name, starter) => {
  const paths = starter.pages.filter(({ kind }) => kind === 'page').map(({ key }) => key)
  let site: TestSite

  beforeAll(async () => {
    site = await madeOf(name)
    await fillSite(await site.ctx(), starter)
    // Visitors of an open site do not see samples.
    await owner.query('delete from samples where site_id = $1', [site.id])
  })

  // Shows B169.
  test.each(paths)('shows %s with one title and its headings in order', async (path) => {
    const { status, text } = await get(site.host, path)
    const levels = headings(text)
    expect({ status, skipped: skipped(levels), titles: levels.filter((level) => level === 1).length }).toEqual({
      status: 200,
      skipped: [],
      titles: 1,
    })
    expect(text.match(/<img (?![^>]*\balt=)[^>]*>/g)).toBeNull()
    if (!isGate || ['/', '/contact'].includes(path)) expect(faultsOf(text)).toEqual([])
  })

  test('shows each category and each product that it sells', async () => {
    const shown = [
      ...starter.categories.map(({ path }) => `/c/${path}`),
      ...starter.products.slice(0, 12).map(({ path }) => `/p/${path}`),
    ]
    for (const path of shown) {
      const { status, text } = await get(site.host, path)
      expect({ path, status, titles: headings(text).filter((level) => level === 1).length }).toEqual({
        path,
        status: 200,
        titles: 1,
      })
      if (!isGate || path === shown[0]) expect(faultsOf(text)).toEqual([])
    }
  })

  test('leads nowhere that is not there, and has a page of its own for who gets lost', async () => {
    const lost = await get(site.host, '/no-such-page')
    expect(lost.status).toBe(404)
    expect(headings(lost.text)[0]).toBe(1)
    const pages = await Promise.all(paths.map((path) => get(site.host, path)))
    const links = new Set([lost, ...pages].flatMap(({ text }) => linksOf(text)))
    // In another language the page is missing too.
    links.delete('/no-such-page')
    links.delete('/hi/no-such-page')
    for (const path of links) {
      // The visited site is another one of the demonstration.
      const status = path.startsWith('/visit/') ? 302 : 200
      const page = await get(site.host, path)
      expect({ path, status: page.status }).toEqual({ path, status })
      if (!isGate && page.headers['content-type']?.startsWith('text/html')) expect(faultsOf(page.text)).toEqual([])
    }
  })

  test('gives its owner nothing to mend: no dead link, no sample text, no picture without words', async () => {
    const { token } = await site.signIn({ userType: 'ADMIN' })
    const { body } = await site.call('GET', '/api/v1/pages', { token, query: { size: '100' } })
    expect(body.data.length).toBeGreaterThan(0)
    for (const { _id, key } of body.data as { _id: string; key: string }[]) {
      const found = await site.call('GET', `/api/v1/pages/${_id}/findings`, { token })
      expect({ key, status: found.status, found: found.body.data }).toEqual({ key, status: 200, found: [] })
    }
  })
})
