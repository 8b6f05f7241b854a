import { describe, expect, test } from 'vitest'
import { sectionCategories } from '../../src/sections/define/section.ts'
import { looks } from '../../src/sections/looks.ts'
import { testApp } from '../support/app.ts'

const { app, owner, one } = await testApp()
await owner.query("select create_site('platform', 'Platform', 'platform', '{}')")
const get = (path: string, host = 'platform.localhost') => app.request(`http://${host}${path}`, { headers: { host } })
const read = async (path: string) => {
  const html = await (await get(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** The looks that a page of the gallery leads to, in their order. */
const listed = (html: string) => [...html.matchAll(/href="\/sections\/([a-z-]+\/[a-z-]+)"/g)].map(([, id = '']) => id)

describe('the gallery', () => {
  test('shows every look once, each in a frame that waits until it is near', async () => {
    const html = await read('/sections')
    expect(listed(html).toSorted()).toEqual(looks.map(({ id }) => id).toSorted())
    expect(html.match(/<iframe[^>]*loading="lazy"/g)).toHaveLength(looks.length)
  })

  test('is narrowed down by category and by text, and the one keeps the other', async () => {
    const quotes = await read('/sections?q=wall+of+love')
    expect(listed(quotes)).toEqual(['testimonials/grid'])
    expect(quotes).toContain('href="/sections?category=hero&amp;q=wall+of+love"')
    const heroes = await read('/sections?category=hero&q=next')
    expect(listed(heroes)).toContain('hero/split')
    expect(listed(heroes)).not.toContain('hero/cover')
    expect(heroes).toMatch(/<input type="hidden" name="category" value="hero"/)
    expect(await read('/sections?q=%3Cb%3Ezzz')).toContain('No section is called “&lt;b&gt;zzz”')
  })

  test('every category leads to its own looks', async () => {
    for (const category of Object.keys(sectionCategories)) {
      const own = looks.filter(({ section }) => section.category === category).map(({ id }) => id)
      expect(listed(await read(`/sections?category=${category}`))).toEqual(own)
    }
  })

  test('a look is seen at a width and in a theme, with its fields and its sample', async () => {
    const html = await read('/sections/testimonials/single?width=768&theme=kiln')
    expect(html).toMatch(/<iframe src="\/sections\/testimonials\/single\/view\?theme=kiln"[^>]*width="768"/)
    expect(html).toMatch(/<option[^>]*value="768"[^>]*selected|<option[^>]*selected=""[^>]*value="768"/)
    expect(html).toContain('Small title')
    expect(html).toContain('&quot;layout&quot;: &quot;single&quot;')
    expect(await read('/sections/testimonials/single?width=17')).toContain('width="1440"')
  })

  test('the frame is drawn in the theme that is asked for', async () => {
    const view = async (theme: string) => (await get(`/sections/cta/line/view?theme=${theme}`)).text()
    expect(await view('kiln')).toContain('--accent:#a8401f')
    expect(await view('nightmarket')).toContain('--accent:#f0b429')
    expect(await view('nothing-of-the-kind')).toContain('--accent:#2563eb')
  })

  test('is on the platform only, and knows no look that is not there', async () => {
    for (const path of ['/sections', '/sections/cta/line', '/sections/cta/line/view'])
      expect((await get(path, one.host)).status).toBe(404)
    for (const path of ['/sections/cta/nothing', '/sections/nothing/line/view', '/sections/cta'])
      expect((await get(path)).status).toBe(404)
  })
})

// Shows B37.
test.each(looks)('$id: a link stays where it is, no form can be sent, and no script runs', async ({ id }) => {
  const html = await (await get(`/sections/${id}/view`)).text()
  const body = html.slice(html.indexOf('<main'))
  const addresses = [...body.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href)
  expect(addresses.filter((href) => !html.includes(` id="${href.slice(1)}"`))).toEqual([])
  expect(html).not.toMatch(/<form\b|\s(form)?action="|\starget="/)
  // Markup that a script would hydrate, and that could then send.
  expect(html).not.toMatch(/data-island|<script/)
})

test('there are links and fields of forms in the samples at all', async () => {
  expect(await (await get('/sections/login/standard/view')).text()).toMatch(/<input[^>]*type="email"/)
  expect(await (await get('/sections/login/standard/view')).text()).toContain('href="#main"')
})
