import { expect, test } from 'vitest'
import { sections } from '../../src/sections/registry.ts'
import { testApp } from '../support/app.ts'

const { app, owner } = await testApp()
await owner.query("select create_site('platform', 'Platform', 'platform', '{}')")
const gallery = await (
  await app.request('http://platform.localhost/sections', { headers: { host: 'platform.localhost' } })
).text()

const main = gallery.slice(gallery.indexOf('<main'), gallery.indexOf('</main>'))

/** Each card of the gallery by its section. */
const cards = main
  .split('<article id="')
  .slice(1)
  .map((html) => ({ type: html.slice(0, html.indexOf('"')), html }))

test('the gallery shows every section once', () => {
  expect(cards.map(({ type }) => type)).toEqual(sections.map(({ type }) => type))
})

test.each(cards)('$type: a link stays in the gallery, and no form can be sent', ({ type, html }) => {
  const addresses = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href)
  const outside = addresses.filter((href) => href !== `#${type}` && !html.includes(` id="${href.slice(1)}"`))
  expect(outside).toEqual([])
  expect(html).not.toMatch(/<form\b|\s(form)?action="|\starget="/)
  // What a script would bring to life, and could then send.
  expect(html).not.toMatch(/data-island|<script/)
})

test('there are links and fields of forms in the gallery at all', () => {
  expect(main).toContain('href="#login"')
  expect(main).toMatch(/<input[^>]*type="email"/)
})
